import type { Right } from '@ritual/shared/contract';
import type { OpeningStep } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { ActionLink, useRights } from '../../../../admin/index.ts';
import { adminPaths } from '../../../../admin/paths.ts';
import { openingTitles } from '../../../../rules/opening-words.ts';
import type { StepState } from './step.tsx';

interface Way {
  readonly label: string;
  /** Once it is done. */
  readonly again?: string;
  readonly to: string;
  readonly right?: Right;
  /** A page of the shop, which the server shows. */
  readonly outside?: true;
}

const settings = (label: string): Way => ({ label, again: 'Change', to: adminPaths.settings });

const ways: Readonly<Record<OpeningStep, readonly Way[]>> = {
  facts: [settings('Enter the facts')],
  policy: [settings('Look at them')],
  factor: [{ label: 'Add one', again: 'Change', to: paths.security.to() }],
  tax: [settings('Add a rule')],
  products: [
    { label: 'Add a product', to: adminPaths.newProduct(), right: 'products.write' },
    { label: 'Import CSV', to: adminPaths.imports, right: 'products.write' },
  ],
  'payment-keys': [{ label: 'Open Stripe', to: 'https://dashboard.stripe.com/apikeys', outside: true }],
  'paid-order': [{ label: 'Buy a piece', again: 'Open the shop', to: paths.home.to(), outside: true }],
};

interface StepLinksProps {
  readonly step: OpeningStep;
  readonly state: StepState;
}

/** Where a step is done; the first of the next one is the filled button of the page. */
export function StepLinks({ step, state }: StepLinksProps) {
  const may = useRights();
  return ways[step]
    .filter(({ right }) => right === undefined || may(right))
    .map(({ label, again = label, to, outside }, index) => (
      <ActionLink
        key={to}
        to={to}
        reloadDocument={outside === true}
        look={state === 'done' ? 'plain' : state === 'next' && index === 0 ? 'filled' : 'outline'}
        aria-label={`${state === 'done' ? again : label}: ${openingTitles[step]}`}
      >
        {state === 'done' ? again : label}
      </ActionLink>
    ));
}
