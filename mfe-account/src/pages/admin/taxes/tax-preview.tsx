import { useState } from 'react';
import { styled } from 'styled-components';
import type { AdminSettings } from '@ritual/shared/contract';
import {
  formatCents,
  formatDay,
  percentOfCents,
  readAmount,
  rulesWhereRegistered,
  storeDay,
  storeMoment,
  taxRatePercent,
  taxRuleOfDays,
} from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Field, Select } from '@ritual/shared/ui';
import { Section, text } from '../../../admin/index.ts';
import { stateName, stateOptions } from '../../../rules/tax-words.ts';
import { Days, SettingWords } from '../settings/setting-list.ts';

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
}

/** What the tax of an order would be, by the same rules as at checkout. */
export function TaxPreview({ taxRules, registrations }: TaxPreviewProps) {
  const today = storeDay(new Date());
  const [amount, setAmount] = useState('100.00');
  const [state, setState] = useState(registrations[0]?.state ?? 'MA');
  const [day, setDay] = useState(today);
  const cents = readAmount(amount);
  const rules = rulesWhereRegistered(taxRules.map(taxRuleOfDays), registrations);
  const rate = taxRatePercent(rules, state, storeMoment(day, '12:00'));
  return (
    <Section title="Tax of an order">
      <SettingWords>What an order would be taxed by these registrations and rules.</SettingWords>
      <Fields role="group" aria-label="An order to try">
        <Days>
          <Field
            size="compact"
            label="Goods ($)"
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
          <Field
            size="compact"
            type="date"
            label="Placed on"
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        </Days>
        <Select
          size="compact"
          label="To"
          options={stateOptions}
          value={state}
          onChange={({ target }) => setState(target.value)}
        />
      </Fields>
      <Answer role="status">
        {cents === null || day === ''
          ? 'Enter an amount in dollars like 120.50, and a day.'
          : `An order of ${formatCents(cents)} to ${stateName(state)} on ${formatDay(day, today)}: ${formatCents(percentOfCents(cents, rate))} tax (${String(rate)}%).`}
      </Answer>
    </Section>
  );
}
