import { styled } from 'styled-components';
import type { AdminProduct, ProductChange } from '@ritual/shared/contract';
import {
  formatDateTime,
  formatDay,
  productStateLabel,
  productStates,
  storeTimeZone,
} from '@ritual/shared/kernel';
import { bareList, space } from '@ritual/shared/theme';
import { role, Section, text, When } from '../../../admin/index.ts';
import { fieldLabels } from '../../../rules/product/form-values.ts';
import { Hint } from '../order/lines.ts';

const List = styled.ul`
  ${bareList}
  display: grid;
  gap: ${space(3)};
  ${text('cell')}
  & > li {
    overflow-wrap: anywhere;
  }
  & span {
    display: block;
    color: ${role('muted')};
  }
`;

const most = 8;
const shown = 4;
/** Fields whose words begin with an amount. */
const amounts: readonly string[] = ['price', 'compareAtPrice', 'sale'];
const long: readonly string[] = ['description', 'details', 'pictures', 'products', 'related', 'picture'];
const times: readonly string[] = ['releasedAt', 'from', 'until'];
/** What is told without its fields. */
const told: Readonly<Record<string, string>> = {
  create: 'Made',
  restore: 'Put back after its deletion',
  preview: 'Link for a preview made',
};

type Labels = Readonly<Record<string, string>>;

const ownLabels: Labels = { state: 'Visibility', sale: 'Sale' };
const nameOf = (name: string, labels: Labels) => ownLabels[name] ?? labels[name] ?? name;

const valueOf = (name: string, value: string) => {
  if (value === '') return '–';
  if (name === 'state') return productStateLabel[productStates.find((each) => each === value) ?? 'DRAFT'];
  if (times.includes(name)) return formatDateTime(value, storeTimeZone);
  // '39.99, 2026-11-28 to 2026-12-05'
  if (name === 'sale') return `$${value.replace(/\d{4}-\d\d-\d\d/g, (day) => formatDay(day))}`;
  return amounts.includes(name) ? `$${value}` : value;
};

/** 'Price $94.00 → $98.00', 'Stock Pine S 6 → 8 (Delivery)'; long texts are named only. */
function words({ action, fields }: ProductChange, labels: Labels): string {
  const whole = told[action.split('.')[1] ?? ''];
  if (whole !== undefined) return whole;
  const reason = fields.find(({ name }) => name === 'reason')?.is;
  const changed = fields.filter(({ name }) => name !== 'reason');
  const all = changed
    .slice(0, shown)
    .map(({ name, was, is }) =>
      long.includes(name)
        ? nameOf(name, labels)
        : `${nameOf(name, labels)} ${valueOf(name, was)} → ${valueOf(name, is)}`,
    );
  const more = changed.length - all.length;
  return `${all.join(', ')}${more > 0 ? ` and ${String(more)} more` : ''}${reason ? ` (${reason})` : ''}`;
}

interface ChangesProps extends Pick<AdminProduct, 'changes'> {
  /** What fields are called. */
  readonly labels?: Labels;
}

/** What was changed of a product and of its stock, or of a collection, newest first. */
export function Changes({ changes, labels = fieldLabels }: ChangesProps) {
  return (
    <Section title="Recent changes">
      {changes.length === 0 ? (
        <Hint>Nobody has changed it yet.</Hint>
      ) : (
        <List>
          {changes.slice(0, most).map((change) => (
            <li key={change.id}>
              {words(change, labels)}
              <span>
                {change.actor ?? 'Deleted account'}, <When at={change.at} />
              </span>
            </li>
          ))}
        </List>
      )}
    </Section>
  );
}
