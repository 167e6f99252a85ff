import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { everything, nothing, type CookieChoice } from '@ritual/shared/consent';
import { paths } from '@ritual/shared/paths';
import { characters, media, space, type } from '@ritual/shared/theme';
import { Button, TextLink } from '@ritual/shared/ui';
import { BottomBar } from './bottom-bar.tsx';

interface CookieBarProps {
  readonly go: (address: string) => void;
  readonly onDecide: (choice: CookieChoice) => void;
  readonly onChoose: () => void;
}

const Words = styled.p`
  max-width: ${characters(68)};
  ${type('note')}
`;

const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  gap: ${space(3)};
  ${media.belowSm} {
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${media.lg} {
    grid-template-columns: repeat(3, auto);
  }
`;

/** Moves the focus to the skip link when the bar closes, but only if the button was pressed by keyboard. */
function leaveBar(event: MouseEvent<HTMLButtonElement>): void {
  if (!event.currentTarget.matches(':focus-visible')) return;
  document.querySelector<HTMLElement>('a[href="#main"]')?.focus();
}

/** Asks once. Accept and decline look alike and take the same effort; Escape does not answer. */
export function CookieBar({ go, onDecide, onChoose }: CookieBarProps) {
  const answer = (choice: CookieChoice) => (event: MouseEvent<HTMLButtonElement>) => {
    leaveBar(event);
    onDecide(choice);
  };
  const read = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(paths.privacy.to());
  };
  return (
    <BottomBar label="Cookie choices">
      <Words>
        May we count visits and show offers that suit you? Nothing of it happens unless you agree.{' '}
        <TextLink look="inline" href={paths.privacy.to()} onClick={read}>
          Privacy policy
        </TextLink>
      </Words>
      <Answers>
        <Button variant="outline" size="medium" onClick={answer(everything)}>
          Accept all
        </Button>
        <Button variant="outline" size="medium" onClick={answer(nothing)}>
          Reject all
        </Button>
        <Button variant="outline" size="medium" onClick={onChoose} aria-haspopup="dialog">
          Choose
        </Button>
      </Answers>
    </BottomBar>
  );
}
