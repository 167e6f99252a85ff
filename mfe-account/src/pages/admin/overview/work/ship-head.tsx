import { styled } from 'styled-components';
import { controlHeight, media, space, tabular, weight } from '@ritual/shared/theme';
import { VisuallyHidden } from '@ritual/shared/ui';
import { ActionLink, clockTime, KeyCaps, phone, role, text, When } from '../../../../admin/index.ts';
import { timeLeft } from '../../../../rules/time-left.ts';
import { numberOf, titleOf, type Work } from './work-words.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(1, 5)};
  align-items: center;
  padding-block-end: ${space(3)};
  ${phone} {
    grid-template-columns: auto minmax(0, 1fr);
    & > a {
      grid-column: 1 / -1;
      min-height: ${controlHeight('large')};
      margin-block-start: ${space(2)};
    }
  }
`;

const Count = styled.p`
  ${text('count')}
  ${tabular}
`;

const Words = styled.div`
  & > h2 {
    ${text('section')}
  }
  & > p {
    ${text('label')}
    color: ${role('secondary')};
  }
`;

const Soon = styled.strong`
  font-weight: ${weight('strong')};
  color: ${role('warn-text')};
`;

const Faster = styled.strong`
  font-weight: ${weight('strong')};
  color: ${role('text')};
`;

const Track = styled.div`
  height: 4px;
  background: ${role('selected')};
  & > div {
    height: 100%;
    background: ${role('filled')};
    ${media.forcedColors} {
      background: CanvasText;
    }
  }
`;

const Ends = styled.p`
  display: flex;
  justify-content: space-between;
  padding-block: ${space(1)} ${space(3)};
  ${text('hint')}
  ${tabular}
  color: ${role('muted')};
`;

interface ShipHeadProps {
  readonly work: Work;
  /** Orders that are to leave by the end of the day. */
  readonly left: number;
  /** Orders of which a parcel left today. */
  readonly shipped: number | null;
}

/** The orders that have to leave first: those that are late, else those of today until the carrier comes, else what is due later. */
export function ShipHead({ work, left, shipped }: ShipHeadProps) {
  const { id, at, to, nextDay, expedited } = work;
  const faster = [
    ...(nextDay > 0 ? [`${nextDay.toLocaleString('en-US')} next day`] : []),
    ...(expedited > 0 ? [`${expedited.toLocaleString('en-US')} expedited`] : []),
  ];
  const all = left + (shipped ?? 0);
  return (
    <>
      <Root>
        <Count aria-hidden="true">{numberOf(work)}</Count>
        <Words>
          <h2>
            <VisuallyHidden>{numberOf(work)} </VisuallyHidden>
            {titleOf(work)}
          </h2>
          {faster.length > 0 && (
            <p>
              <Faster>{faster.join(', ')}</Faster>
            </p>
          )}
          {at !== null && id === 'due-today' && <Pickup at={at} />}
          {at !== null && id !== 'due-today' && (
            <p>
              The oldest was paid <When at={at} />
            </p>
          )}
        </Words>
        <ActionLink look="filled" to={to}>
          Start shipping <KeyCaps press="s" />
        </ActionLink>
      </Root>
      {shipped !== null && shipped > 0 && (
        <>
          <Track aria-hidden="true">
            <div style={{ width: `${String((100 * shipped) / all)}%` }} />
          </Track>
          <Ends>
            <span>{shipped.toLocaleString('en-US')} shipped today</span>
            <span>{left.toLocaleString('en-US')} left</span>
          </Ends>
        </>
      )}
    </>
  );
}

const soonMinutes = 30;

/** When the carrier comes, and how long that is from now. */
function Pickup({ at }: { readonly at: string }) {
  const left = timeLeft(at, Date.now());
  if (left === null) return <p>The carrier came at {clockTime(at)}</p>;
  const words = `${left.words} left`;
  return (
    <p>
      The carrier comes at {clockTime(at)}, {left.minutes <= soonMinutes ? <Soon>{words}</Soon> : words}
    </p>
  );
}
