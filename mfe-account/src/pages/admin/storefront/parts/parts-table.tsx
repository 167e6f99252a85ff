import { styled } from 'styled-components';
import type { Storefront } from '@ritual/shared/contract';
import { VisuallyHidden } from '@ritual/shared/ui';
import { Head, Panel, Table } from '../panel.tsx';
import { PartRows, type PartActions } from './part-rows.tsx';

const Wide = styled(Table)`
  /* raw: nine columns without a line break */
  min-width: 860px;
`;

interface Props extends PartActions {
  readonly storefront: Storefront;
  /** Parts that have just been changed. */
  readonly changed: readonly string[];
}

/** The shell and the remotes, each with its canary below it. */
export function PartsTable({ storefront, changed, ...actions }: Props) {
  const { parts, days } = storefront;
  return (
    <Panel tabIndex={0} aria-label="Parts of the store">
      <Wide>
        <VisuallyHidden as="caption">Parts of the store</VisuallyHidden>
        <thead>
          <tr>
            <Head scope="col">Part</Head>
            <Head scope="col">Team</Head>
            <Head scope="col">Live</Head>
            <Head scope="col">Since</Head>
            <Head scope="col" data-end>
              Failures, {days} days
            </Head>
            <Head scope="col" data-end>
              LCP, p75
            </Head>
            <Head scope="col" data-end>
              Size
            </Head>
            <Head scope="col">Canary</Head>
            <Head scope="col">
              <VisuallyHidden>Actions</VisuallyHidden>
            </Head>
          </tr>
        </thead>
        {parts.map((part) => (
          <PartRows
            key={part.name}
            part={part}
            fresh={changed.includes(part.name)}
            revision={storefront.revision}
            {...actions}
          />
        ))}
      </Wide>
    </Panel>
  );
}
