import { styled } from 'styled-components';
import type { AdminOrder } from '@ritual/shared/contract';
import { useShop } from '@ritual/shared/federation';
import { formatCents, policyOf, shippingMethodLabel, shippingMethods } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Field, Select } from '@ritual/shared/ui';
import { phone } from '../../../../admin/index.ts';
import { checkoutPriceWords } from '../../../../rules/checkout-price.ts';
import type { ChangeDraft } from '../../../../rules/change-draft.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 270px));
  gap: ${space(3, 4)};
  align-items: start;
  padding-block-end: ${space(4)};
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const options = shippingMethods.map((value) => ({ value, label: shippingMethodLabel[value] }));

interface ChangeMethodProps {
  readonly order: AdminOrder;
  readonly draft: ChangeDraft;
  readonly wrong: boolean;
  readonly onDraft: (draft: ChangeDraft) => void;
}

/** How it is shipped, and what that costs: what the checkout takes is only a hint, as the order keeps what was agreed. */
export function ChangeMethod({ order, draft, wrong, onDraft }: ChangeMethodProps) {
  const policy = policyOf(useShop());
  const method = draft.method ?? order.method;
  return (
    <Row>
      <Select
        size="compact"
        label="Shipping"
        name="method"
        options={options}
        value={method}
        onChange={({ target }) => {
          const chosen = shippingMethods.find((each) => each === target.value);
          onDraft({ ...draft, method: chosen === undefined || chosen === order.method ? null : chosen });
        }}
      />
      {method !== 'standard' && (
        <Field
          size="compact"
          label="Agreed price in dollars"
          name="price"
          inputMode="decimal"
          autoComplete="off"
          optional
          value={draft.price}
          hint={`Without it shipping stays at ${formatCents(order.shipping)}${checkoutPriceWords(method, policy)}.`}
          error={wrong ? 'Enter an amount such as 24.90.' : null}
          onChange={({ target }) => onDraft({ ...draft, price: target.value })}
        />
      )}
    </Row>
  );
}
