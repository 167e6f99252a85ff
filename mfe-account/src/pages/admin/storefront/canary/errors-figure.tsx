import { useState } from 'react';
import { styled } from 'styled-components';
import type { StorefrontCanary, StorefrontPart } from '@ritual/shared/contract';
import { bareButton, space } from '@ritual/shared/theme';
import { role, text } from '../../../../admin/index.ts';
import { Hint } from '../panel.tsx';
import { ErrorsChart } from './errors-chart.tsx';
import { ErrorsTable } from './errors-table.tsx';

const Root = styled.figure`
  display: grid;
  gap: ${space(1)};
  margin: 0;
`;

const Title = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 3)};
  ${text('cellStrong')}
`;

const Key = styled.span<{ $dashed: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  ${text('hint')}
  color: ${role('secondary')};
  &::before {
    content: '';
    width: 16px;
    border-block-start: ${({ $dashed }) => ($dashed ? '1.4px dashed' : '2.2px solid')}
      ${({ $dashed }) => role($dashed ? 'control' : 'accent')};
  }
`;

const Other = styled.button`
  ${bareButton}
  margin-inline-start: auto;
  ${text('hint')}
  color: ${role('secondary')};
  text-decoration: underline;
  text-underline-offset: 3px;
`;

interface Props {
  readonly part: StorefrontPart;
  readonly canary: StorefrontCanary;
}

/** Errors per page view of both arms, drawn or as the numbers. */
export function ErrorsFigure({ part, canary }: Props) {
  const [asTable, setAsTable] = useState(false);
  const known = canary.errorsOverTime.some(({ canary: tried, control }) => tried.views + control.views > 0);
  return (
    <Root aria-label={`Errors per page view of ${part.name}`}>
      <Title>
        Errors per page view
        <Key $dashed={false}>{canary.version}</Key>
        <Key $dashed>{part.version}</Key>
        {known && (
          <Other type="button" onClick={() => setAsTable(!asTable)}>
            {asTable ? 'As a chart' : 'As a table'}
          </Other>
        )}
      </Title>
      {!known ? (
        <Hint>No page view has been counted yet: each has ten seconds to be alive.</Hint>
      ) : asTable ? (
        <ErrorsTable canary={canary} live={part.version} />
      ) : (
        <ErrorsChart canary={canary} live={part.version} />
      )}
    </Root>
  );
}
