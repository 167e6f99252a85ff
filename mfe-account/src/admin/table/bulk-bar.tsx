import { styled } from 'styled-components';
import {
  bareButton,
  border,
  controlHeight,
  radius,
  space,
  tabular,
  visuallyHidden,
  weight,
  z,
} from '@ritual/shared/theme';
import { CloseIcon } from '@ritual/shared/ui';
import { KeyCaps } from '../keys/key-caps.tsx';
import { floating, folded, measures, phone, role, text } from '../theme/index.ts';
import type { ReactNode } from 'react';

const Place = styled.div`
  position: fixed;
  /* raw: messages with an undo count on this place, see undo/ */
  inset: auto 0 46px ${measures.sidebar}px;
  z-index: ${z('bar')};
  display: grid;
  justify-content: center;
  padding-inline: ${space(4)};
  pointer-events: none;
  ${folded} {
    inset-inline-start: 0;
  }
  ${phone} {
    inset: auto 0 0;
    padding: 0;
  }
`;

const Root = styled.div`
  ${floating}
  --focus-ring: ${role('bulk-text')};
  pointer-events: auto;
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${measures.bulkBar}px;
  max-width: 100%;
  padding-inline: ${space(4)} ${space(2)};
  border-radius: ${radius('control')};
  background: ${role('bulk')};
  color: ${role('bulk-text')};
  ${text('button')}
  overflow-x: auto;
  scrollbar-width: none;
  & kbd {
    border-color: ${role('bulk-muted')};
    background: none;
    color: inherit;
  }
  /* What is selected and the way out of it, and the actions below: none is cut. */
  ${phone} {
    flex-wrap: wrap;
    width: 100vw;
    padding: ${space(1)} ${space(4)};
    border-radius: 0;
  }
`;

const Size = styled.p`
  margin-inline-end: ${space(3)};
  white-space: nowrap;
  ${tabular}
`;

const Amount = styled.span`
  margin-inline-start: ${space(1)};
  font-weight: ${weight('regular')};
  color: ${role('bulk-muted')};
`;

const Do = styled.button<{ $main: boolean }>`
  ${bareButton}
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 36px;
  padding-inline: ${space(3)};
  border: ${border('transparent')};
  border-radius: ${radius('control')};
  white-space: nowrap;
  ${({ $main }) => ($main ? `background: ${role('bulk-text')}; color: ${role('bulk')};` : '')}
  ${phone} {
    order: 2;
    min-height: ${controlHeight('large')};
  }
`;

const More = styled(Do)`
  ${phone} {
    order: 0;
  }
`;

/** At the end of the first line on phones. */
const Clear = styled(Do)`
  ${phone} {
    order: 1;
    min-width: ${controlHeight('large')};
    margin-inline-start: auto;
    justify-content: center;
  }
`;

const Nothing = styled.p`
  ${phone} {
    order: 2;
  }
  padding-inline: ${space(3)};
  color: ${role('bulk-muted')};
  white-space: nowrap;
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;

export interface BulkChoice {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly press?: string | undefined;
  readonly main: boolean;
  readonly run: () => void;
}

interface BulkBarProps {
  readonly words: string;
  /** What they are worth together, in words; null: it is not known. */
  readonly amount: string | null;
  /** Selects more of them; on phones, where the head of the table with its checkbox is not drawn. */
  readonly more: { readonly label: string; readonly select: () => void } | null;
  readonly choices: readonly BulkChoice[];
  readonly onClear: () => void;
}

/** What can be done with the selection; it pushes nothing away. */
export function BulkBar({ words, amount, more, choices, onClear }: BulkBarProps) {
  return (
    <Place>
      <Root role="toolbar" aria-label="Selection">
        <Size>
          {words} {amount !== null && <Amount>{amount}</Amount>}
        </Size>
        {more && (
          <More type="button" $main={false} onClick={more.select}>
            {more.label}
          </More>
        )}
        {choices.length === 0 && (
          <Nothing>Nothing can be done with {words === '1 selected' ? 'it' : 'them'}</Nothing>
        )}
        {choices.map(({ id, label, icon, press, main, run }) => (
          <Do key={id} type="button" $main={main} onClick={run}>
            {icon}
            {label}
            {press !== undefined && <KeyCaps press={press} />}
          </Do>
        ))}
        <Clear type="button" $main={false} onClick={onClear}>
          <CloseIcon size={16} />
          <Hidden>Clear the selection</Hidden>
          <KeyCaps press="Escape" />
        </Clear>
      </Root>
    </Place>
  );
}
