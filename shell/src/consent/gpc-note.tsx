import { styled } from 'styled-components';
import { type } from '@ritual/shared/theme';
import { Button } from '@ritual/shared/ui';
import { BottomBar } from './bottom-bar.tsx';

const Words = styled.p`
  ${type('note')}
`;

/** Explains, in a browser with Global Privacy Control, that the store does not ask because the browser has answered. */
export function GpcNote({ onDismiss }: { readonly onDismiss: () => void }) {
  return (
    <BottomBar label="Privacy">
      <Words>
        <strong>Opt-Out Request Honored.</strong> Your browser asks for privacy (Global Privacy Control).
        Analytics and marketing are off here.
      </Words>
      <Button variant="outline" size="medium" onClick={onDismiss}>
        OK
      </Button>
    </BottomBar>
  );
}
