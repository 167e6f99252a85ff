import { useEffect, useState, type FocusEvent, type RefObject } from 'react';

interface Hold {
  /** The carousel pauses while it is hovered, focused, or out of view, where it would only use up the battery. */
  readonly held: boolean;
  /** Spread on the carousel's outermost element. */
  readonly holders: {
    readonly onPointerEnter: (event: { pointerType: string }) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

export function useHold(show: RefObject<HTMLElement | null>): Hold {
  const [away, setAway] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    if (!show.current || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver((entries) => {
      setAway(entries.at(-1)?.isIntersecting === false);
    });
    observer.observe(show.current);
    return () => {
      observer.disconnect();
    };
  }, [show]);
  return {
    held: hovered || focused || away,
    holders: {
      // Touch has no hover: one tap would pause the carousel for ever.
      onPointerEnter: ({ pointerType }) => {
        setHovered(pointerType === 'mouse');
      },
      onPointerLeave: () => {
        setHovered(false);
      },
      onFocus: ({ target }) => {
        setFocused(target.matches(':focus-visible'));
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
