import { styled } from 'styled-components';
import { controlHeight, media, space, tabular } from '@ritual/shared/theme';
import { VisuallyHidden } from '@ritual/shared/ui';
import { ActionLink, KeyCaps, phone, role, text, When } from '../../../../admin/index.ts';
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
  /** Orders of which a parcel left today. */
  readonly shipped: number | null;
}

/**
 * The orders that wait for a parcel. What is late, due today and due later is told apart here once orders have a ship-by date: each is a group
 * of the worklist then (`workGroups`), and the first of them is the number.
 */
export function ShipHead({ work, shipped }: ShipHeadProps) {
  const { at, to, act } = work;
  const all = work.count + (shipped ?? 0);
  return (
    <>
      <Root>
        <Count aria-hidden="true">{numberOf(work)}</Count>
        <Words>
          <h2>
            <VisuallyHidden>{numberOf(work)} </VisuallyHidden>
            {titleOf(work)}
          </h2>
          {at !== null && (
            <p>
              The oldest was paid <When at={at} />
            </p>
          )}
        </Words>
        <ActionLink look="filled" to={to}>
          {act} <KeyCaps press="s" />
        </ActionLink>
      </Root>
      {shipped !== null && shipped > 0 && (
        <>
          <Track aria-hidden="true">
            <div style={{ width: `${String((100 * shipped) / all)}%` }} />
          </Track>
          <Ends>
            <span>{shipped.toLocaleString('en-US')} shipped today</span>
            <span>{numberOf(work)} left</span>
          </Ends>
        </>
      )}
    </>
  );
}
