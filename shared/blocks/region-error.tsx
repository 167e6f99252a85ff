import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { border, color, controlHeight, radius, space, type } from '@ritual/shared/theme';
import { Button, RefreshIcon } from '@ritual/shared/ui';

export interface RegionErrorProps {
  /** Name of the part that could not be loaded ('The reviews'), where the page shows more than that. */
  readonly what?: string;
  /** What the store has said about it: a way on, where trying again is none. */
  readonly words?: string | undefined;
  /** Retries; while its promise is pending the button shows it. */
  readonly onRetry: () => unknown;
  /** Number of failures, if the caller counts them; otherwise those since the notice is shown. */
  readonly failures?: number;
  /** The server's markup is still displayed below and can be read; its buttons and forms do not work. */
  readonly readable?: boolean;
}

const Root = styled.div<{ $low: boolean }>`
  container-type: inline-size;
  display: grid;
  width: 100%;
  ${({ $low }) => !$low && 'min-height: 300px;'}
  border: ${border('ink.200')};
  border-radius: ${radius('panel')};
  background: ${color('surface.subtle')};
`;

// By the width of the region, which may be a drawer on a wide screen.
const Inside = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(5)};
  padding: ${space(6, 5)};
  text-align: center;
  @container (min-width: 540px) {
    grid-template-columns: auto auto auto;
    align-items: center;
    gap: ${space(6.5)};
    text-align: start;
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: ${controlHeight('large')};
  height: ${controlHeight('large')};
  border: ${border('ink.300')};
  border-radius: ${radius('pill')};
  background: ${color('ink.0')};
`;

const Title = styled.p`
  ${type('h3')}
  margin-block-end: ${space(2)};
`;

const Words = styled.p`
  ${type('small')}
  color: ${color('text.secondary')};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(5)};
  @container (min-width: 540px) {
    margin-inline-start: ${space(6)};
  }
`;

const safe = 'The rest of the store works as usual. Your cart is safe.';
const incomplete = [
  'This page did not load completely',
  'You can read it and follow its links. Try again before you use its buttons and forms.',
] as const;

/** Replaces a part of the page that could not be loaded; the rest of the page keeps working. */
export function RegionError({
  what = 'This part of the page',
  words: said = safe,
  onRetry,
  failures,
  readable = false,
}: RegionErrorProps) {
  const [trying, setTrying] = useState(false);
  const [retries, setRetries] = useState(0);
  const root = useFocusAfterSuccess();
  const known = failures ?? retries + 1;
  const retry = async () => {
    setTrying(true);
    try {
      await onRetry();
    } finally {
      setTrying(false);
      setRetries((count) => count + 1);
    }
  };
  const [title, words] = readable ? incomplete : [`${what} could not be loaded`, said];
  return (
    <Root ref={root} role="group" aria-label={title} $low={readable}>
      <Inside>
        <Sign>
          <RefreshIcon size={20} />
        </Sign>
        <div role="status">
          <Title>{title}</Title>
          <Words>{words}</Words>
        </div>
        <Ways>
          <Button
            variant="outline"
            size="compact"
            pending={trying}
            pendingText="Trying…"
            onClick={() => void retry()}
          >
            Try again
          </Button>
          {known >= 2 && (
            <Button variant="text" size="compact" onClick={() => window.location.reload()}>
              Reload the page
            </Button>
          )}
        </Ways>
      </Inside>
    </Root>
  );
}

/** The button disappears with the notice: a focus on it moves to the heading of the section, before the loaded content. */
function useFocusAfterSuccess() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const section = root.current?.closest('section, main');
    let pressed = false;
    root.current?.addEventListener('click', () => {
      pressed = true;
    });
    return () => {
      if (!pressed || document.activeElement !== document.body) return;
      const heading = section?.querySelector<HTMLElement>('h1, h2');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    };
  }, []);
  return root;
}
