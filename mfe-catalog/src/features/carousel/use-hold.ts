import { useState, type FocusEvent } from 'react';

interface Hold {
  /** The show waits while it is hovered or has the focus. */
  readonly held: boolean;
  /** Spread on the carousel's outermost element. */
  readonly holders: {
    readonly onPointerEnter: (event: { pointerType: string }) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

export function useHold(): Hold {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    held: hovered || focused,
    holders: {
      // A finger has no hover: it would hold the show for ever after one tap.
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
