import type { Right } from '@ritual/shared/contract';
import type { ShownStep } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { TextLink } from '@ritual/shared/ui';
import { ActionLink, useRights } from '../../../../admin/index.ts';
import { adminPaths, type SettingsPart } from '../../../../admin/paths.ts';
import { openingTitles } from '../../../../rules/opening-words.ts';
import type { StepState } from './step.tsx';

interface Way {
  readonly label: string;
  /** Once it is done. */
  readonly again?: string;
  readonly to: string;
  /** Where it goes on once it is done, if that is another page. */
  readonly next?: string;
  readonly right?: Right;
}

const settings = (label: string, part: SettingsPart): Way => ({
  label,
  again: 'Change',
  to: adminPaths.settingsPart(part),
  right: 'settings.write',
});

const ways: Readonly<Record<Exclude<ShownStep['step'], 'payment-keys'>, readonly Way[]>> = {
  facts: [settings('Enter the facts', 'facts')],
  policy: [settings('Look at them', 'policy')],
  factor: [{ label: 'Add one', again: 'Change', to: paths.security.to() }],
  tax: [{ label: 'Add a rule', again: 'Change', to: adminPaths.taxes, right: 'settings.write' }],
  products: [
    { label: 'Add a product', to: adminPaths.newProduct(), right: 'products.write' },
    { label: 'Import CSV', to: adminPaths.imports, right: 'products.write' },
  ],
  mail: [{ label: 'Send a test', again: 'Change', to: adminPaths.mailTexts, right: 'settings.write' }],
  'paid-order': [
    { label: 'Buy a piece', again: 'See the orders', to: paths.home.to(), next: adminPaths.orders },
  ],
};

interface StepLinksProps {
  readonly step: ShownStep['step'];
  readonly state: StepState;
}

/** Where a step is done; the first of the next one is the filled button of the page. */
export function StepLinks({ step, state }: StepLinksProps) {
  const may = useRights();
  // The configuration of the server is no page of the store.
  if (step === 'payment-keys')
    return (
      <TextLink look="inline" href="https://dashboard.stripe.com/apikeys" target="_blank" rel="noreferrer">
        Keys at Stripe
      </TextLink>
    );
  return ways[step]
    .filter(({ right }) => right === undefined || may(right))
    .map(({ label, again = label, to, next = to }, index) =>
      state === 'done' ? (
        <TextLink key={to} look="inline" to={next} aria-label={`${again}: ${openingTitles[step]}`}>
          {again}
        </TextLink>
      ) : (
        <ActionLink
          key={to}
          to={to}
          look={state === 'next' && index === 0 ? 'filled' : 'outline'}
          aria-label={`${label}: ${openingTitles[step]}`}
        >
          {label}
        </ActionLink>
      ),
    );
}
