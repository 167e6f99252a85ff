import { styled } from 'styled-components';
import type { Figures } from '@ritual/shared/contract';
import { borderWidth, radius, space, tabular, weight } from '@ritual/shared/theme';
import { VisuallyHidden } from '@ritual/shared/ui';
import { role, text } from '../../../../admin/index.ts';
import { figureRows, newsOf } from './figure-rows.ts';
import { Spark } from './spark.tsx';

const Root = styled.dl`
  display: grid;
  /* The lines between are the ground that shows through. */
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${borderWidth('hairline')};
  margin: 0;
  border: ${borderWidth('hairline')} solid ${role('hairline')};
  border-radius: ${radius('panel')};
  background: ${role('hairline')};
  overflow: hidden;
`;

const Cell = styled.div`
  padding: ${space(3)} ${space(4)};
  background: ${role('panel')};
  & > dt {
    ${text('label')}
    font-weight: ${weight('regular')};
    color: ${role('secondary')};
  }
  & > dd {
    margin: 0;
  }
`;

const Value = styled.dd`
  ${text('dialog')}
  ${tabular}
  overflow-wrap: anywhere;
`;

const tones = { good: 'good-text', bad: 'bad-text' } as const;

const Change = styled.dd<{ $news: 'good' | 'bad' | null }>`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(0, 2)};
  min-height: 24px;
  ${text('badge')}
  ${tabular}
  color: ${({ $news }) => role($news === null ? 'muted' : tones[$news])};
`;

/** The sums of a period, each with how it differs from the one before. */
export function FiguresPanel({ figures }: { readonly figures: Figures }) {
  return (
    <Root>
      {figureRows(figures).map((row) => (
        <Cell key={row.term}>
          <dt>{row.term}</dt>
          <Value>{row.value}</Value>
          <Change $news={newsOf(row)}>
            <span>
              {row.change ?? 'nothing before'}
              {row.change !== null && (
                <VisuallyHidden> against the {figures.days} days before</VisuallyHidden>
              )}
            </span>
            <Spark values={row.byDay} />
          </Change>
        </Cell>
      ))}
    </Root>
  );
}
