import { styled } from 'styled-components';
import type { CanaryAction, StorefrontCanary, StorefrontPart } from '@ritual/shared/contract';
import { controlHeight, space, weight } from '@ritual/shared/theme';
import {
  Action,
  StatusWord,
  folded,
  measures,
  oneColumn,
  phone,
  role,
  text,
} from '../../../../admin/index.ts';
import { Hint } from '../panel.tsx';
import { share } from '../words.ts';
import { ArmsTable } from './arms-table.tsx';
import { CanarySteps } from './canary-steps.tsx';
import { ErrorsFigure } from './errors-figure.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(220px, 5fr) minmax(260px, 6fr) minmax(260px, 6fr) 136px;
  gap: ${space(4, 6)};
  padding: ${space(3.5)} ${space(4)};
  ${oneColumn} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${folded} {
    max-width: calc(100vw - 60px);
    position: sticky;
    inset-inline-start: 0;
  }
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    max-width: calc(100vw - 34px);
  }
`;

const Part = styled.div`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  min-width: 0;
`;

const Title = styled.h3`
  ${text('cellStrong')}
`;

const Buttons = styled.div`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  & > button {
    min-height: ${measures.field.tight - 2}px;
    padding-inline: ${space(2)};
  }
  ${phone} {
    & > button {
      min-height: ${controlHeight('compact')};
    }
  }
`;

const Room = styled.div`
  min-height: 150px;
`;

const Quiet = styled.span`
  color: ${role('secondary')};
  font-weight: ${weight('regular')};
`;

interface Props {
  readonly part: StorefrontPart;
  readonly canary: StorefrontCanary;
  readonly mayWrite: boolean;
  readonly onAction: (action: CanaryAction) => void;
}

/** A canary: how far it is, how it does beside the live release, and what can be done. */
export function CanaryPanel({ part, canary, mayWrite, onAction }: Props) {
  const { version, startedBy, reason, next, automatic } = canary;
  const at = share(canary.share);
  return (
    <Root role="group" aria-label={`Canary of ${part.name} ${version}`}>
      <Part>
        <Title>
          Canary of {part.name} {version}
        </Title>
        {startedBy !== null && (
          <Hint>
            {startedBy}
            {reason !== null && `: ${reason}`}
          </Hint>
        )}
        <CanarySteps canary={canary} />
        <Title>
          {automatic ? (
            <>
              {share(next)} next <Quiet>by itself, if it stays no worse.</Quiet>
            </>
          ) : (
            <>
              Held at {at}. <Quiet>It is still stopped by itself if it does harm.</Quiet>
            </>
          )}
        </Title>
      </Part>
      <Room>
        <ErrorsFigure part={part} canary={canary} />
      </Room>
      <ArmsTable live={part.version} canary={canary} />
      <Buttons>
        <div>
          <StateOf canary={canary} />
        </div>
        {mayWrite && (
          <>
            {automatic ? (
              <Action onClick={() => onAction('hold')}>Hold at {at}</Action>
            ) : (
              <Action onClick={() => onAction('resume')}>Resume</Action>
            )}
            {next < 100 && <Action onClick={() => onAction('step')}>Go to {share(next)}</Action>}
            <Action onClick={() => onAction('complete')}>Go to 100%</Action>
            <Action look="danger" onClick={() => onAction('stop')}>
              Stop canary
            </Action>
          </>
        )}
      </Buttons>
    </Root>
  );
}

/** A canary that does harm is stopped within seconds: one that runs has given no reason yet. */
function StateOf({ canary }: { readonly canary: StorefrontCanary }) {
  if (!canary.automatic) return <StatusWord tone="warn">Held</StatusWord>;
  if (canary.arms.canary.views === 0) return <StatusWord tone="neutral">No visitors</StatusWord>;
  return <StatusWord tone="good">No worse</StatusWord>;
}
