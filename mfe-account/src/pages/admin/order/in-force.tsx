import type { AdminOrder } from '@ritual/shared/contract';
import { paths } from '@ritual/shared/paths';
import { Facts, Section } from '../../../admin/index.ts';

const names = { terms: 'Terms', returns: 'Returns & warranty' } as const;

/** Which texts belong to the contract: those that the shop showed when the order was placed. */
export function InForce({ pages }: { readonly pages: NonNullable<AdminOrder['pagesInForce']> }) {
  return (
    <Section title="Terms in force" folds>
      <Facts
        items={pages.map(({ page, version, key }) => ({
          term: names[page],
          value: (
            <a href={`${paths[page].to()}?draft=${key}`} target="_blank" rel="noreferrer">
              {version === 0 ? 'The text that the store came with' : `Version ${String(version)}`}
            </a>
          ),
        }))}
      />
    </Section>
  );
}
