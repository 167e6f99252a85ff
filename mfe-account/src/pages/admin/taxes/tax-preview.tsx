import { useState } from 'react';
import { styled } from 'styled-components';
import type { AdminSettings, DetailedTaxRuleRow } from '@ritual/shared/contract';
import {
  detailedRulesAt,
  formatCents,
  formatDay,
  readAmount,
  rulesForOrders,
  salesTax,
  storeDay,
  storeMoment,
  taxClasses,
  taxRuleOfDays,
  zipFitsState,
} from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Field, Select } from '@ritual/shared/ui';
import { Section, text } from '../../../admin/index.ts';
import { jurisdictionWords, stateName, stateOptions, thingLabel } from '../../../rules/tax-words.ts';
import { Days, FigureList, SettingWords } from '../settings/setting-list.ts';

const Fields = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-block: ${space(4)};
`;

const Answer = styled.p`
  ${text('cell')}
`;

interface TaxPreviewProps {
  readonly taxRules: AdminSettings['taxRules'];
  readonly registrations: NonNullable<AdminSettings['taxRegistrations']>;
  readonly detailed: readonly DetailedTaxRuleRow[];
}

const classOptions = taxClasses.map((value) => ({ value, label: thingLabel[value] }));
const initial = { price: '100.00', pieces: '1', shipping: '0', kind: '', zip: '' };

/** What the tax of an order would be, by the same rules as at checkout. */
export function TaxPreview({ taxRules, registrations, detailed }: TaxPreviewProps) {
  const today = storeDay(new Date());
  const [typed, setTyped] = useState({ ...initial, day: today, state: registrations[0]?.state ?? 'MA' });
  const field = (name: keyof typeof typed) => ({
    size: 'compact' as const,
    value: typed[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
  const found = answerOf(typed, { taxRules, registrations, detailed });
  return (
    <Section id="try" title="Tax of an order">
      <SettingWords>What an order would be taxed by these registrations and rules.</SettingWords>
      <Fields role="group" aria-label="An order to try">
        <Days>
          <Field label="Price of a piece ($)" inputMode="decimal" autoComplete="off" {...field('price')} />
          <Field label="Pieces" inputMode="numeric" autoComplete="off" {...field('pieces')} />
        </Days>
        <Select
          label="Kind of goods"
          placeholder="No special kind"
          options={classOptions}
          {...field('kind')}
        />
        <Days>
          <Select label="To" options={stateOptions} {...field('state')} />
          <Field
            label="ZIP code"
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            optional
            {...field('zip')}
          />
        </Days>
        <Days>
          <Field label="Shipping ($)" inputMode="decimal" autoComplete="off" {...field('shipping')} />
          <Field type="date" label="Placed on" {...field('day')} />
        </Days>
      </Fields>
      <div role="status" aria-label="What its tax would be">
        {'problem' in found ? (
          <Answer>{found.problem}</Answer>
        ) : (
          <>
            <Answer>
              An order of {formatCents(found.total)}
              {found.shippingCosts > 0 ? ` with ${formatCents(found.shippingCosts)} shipping` : ''} to{' '}
              {stateName(typed.state)} {typed.zip} on {formatDay(typed.day, today)}: {formatCents(found.tax)}{' '}
              tax{found.ratesDiffer ? '' : ` (${String(found.ratePercent)}%)`}.
            </Answer>
            <FigureList aria-label="Who takes it">
              {[...found.lines.flat(), ...found.shipping].map((part, at) => (
                <li key={at}>
                  <span>
                    {at < found.lines.flat().length ? '' : 'Shipping: '}
                    {jurisdictionWords(part)}
                  </span>
                  <span>{formatCents(part.tax)}</span>
                </li>
              ))}
            </FigureList>
          </>
        )}
      </div>
    </Section>
  );
}

type Typed = Readonly<Record<keyof typeof initial | 'day' | 'state', string>>;

function answerOf(typed: Typed, { taxRules, registrations, detailed }: TaxPreviewProps) {
  const { state, zip, day } = typed;
  const unitPrice = readAmount(typed.price);
  const shipping = readAmount(typed.shipping === '' ? '0' : typed.shipping);
  if (unitPrice === null || shipping === null || day === '')
    return { problem: 'Enter amounts in dollars like 120.50, and a day.' };
  if (!/^[1-9]\d{0,2}$/.test(typed.pieces)) return { problem: 'Enter how many pieces, from 1 to 999.' };
  if (zip !== '' && (!/^\d{5}$/.test(zip) || !zipFitsState(zip, state)))
    return { problem: `Enter a ZIP code of ${stateName(state)} with five digits, or none.` };
  const quantity = Number(typed.pieces);
  const taxClass = taxClasses.find((each) => each === typed.kind) ?? null;
  const at = storeMoment(day, '12:00');
  const rules = {
    general: rulesForOrders(taxRules.map(taxRuleOfDays), registrations),
    detailed: detailedRulesAt(detailed, registrations, { state, at }),
  };
  const lines = [{ unitPrice, quantity, taxClass }];
  const total = unitPrice * quantity;
  return {
    total,
    shippingCosts: shipping,
    ...salesTax({ lines, shipping, place: { state, zip } }, rules, at),
  };
}
