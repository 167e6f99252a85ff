import { styled } from 'styled-components';
import {
  deliveryWords,
  policyOf,
  shippingMethodLabel,
  shippingMethods,
  type ShopPolicy,
} from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Field, FormError, Select, TextArea, TextLink } from '@ritual/shared/ui';
import {
  Action,
  AdminPage,
  DetailColumns,
  KeyCaps,
  phone,
  Section,
  sendByKey,
  useLeaveGuard,
  usePlace,
} from '../../../../admin/index.ts';
import { adminPaths } from '../../../../admin/paths.ts';
import { Foot, Hint } from '../../order/lines.ts';
import { CustomerFields } from './customer-fields.tsx';
import { PickedLines } from './picked-lines.tsx';
import { ProductPicker } from './product-picker.tsx';
import { Sums } from './sums.tsx';
import { checkoutPriceWords } from '../../../../rules/checkout-price.ts';
import { withOneMore } from '../../../../rules/units.ts';
import { useNewOrder } from './use-new-order.ts';
import { useShop } from '@ritual/shared/federation';

const Method = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const methodsOf = (policy: ShopPolicy) =>
  shippingMethods.map((value) => ({
    value,
    label: `${shippingMethodLabel[value]}, ${deliveryWords(value, policy)}`,
  }));

/** An order for a customer on the phone, who pays by a link. */
export function Component() {
  const order = useNewOrder();
  const policy = policyOf(useShop());
  const methods = methodsOf(policy);
  const { form, field, values, failure, pending, search, quote, known, units, lacking, before } = order;
  const guard = useLeaveGuard(order.isUnsaved);
  const { back } = usePlace('orders', adminPaths.orders, '');
  const isShort = quote.quote?.lines.some(({ quantity, available }) => quantity > available) ?? false;
  return (
    <AdminPage
      title="New order"
      crumb={{ label: 'Orders', to: back }}
      intro="For a customer on the phone: the pieces are held for 24 hours, and the customer pays by the link in an email."
    >
      <form {...form} aria-label="New order" onKeyDown={sendByKey}>
        <DetailColumns>
          <div>
            <Section title="Items">
              <ProductPicker
                inputRef={search}
                error={units.length === 0 ? (lacking ?? undefined) : undefined}
                onAdd={(variantId) => order.setUnits(withOneMore(units, variantId))}
              />
            </Section>
            {units.length > 0 && (
              <Section title="In this order">
                <PickedLines units={units} lines={quote.quote?.lines ?? []} onChange={order.setUnits} />
              </Section>
            )}
            <Section title="Customer">
              <CustomerFields field={field} known={known} onNamed={order.nameRecipient} />
            </Section>
            <Section title="Shipping">
              <Method>
                <Select size="compact" label="Method" options={methods} {...field('method')} />
                {values.method !== 'standard' && (
                  <Field
                    size="compact"
                    label="What it costs"
                    inputMode="decimal"
                    autoComplete="off"
                    hint={`In dollars, as agreed with the customer${checkoutPriceWords(values.method, policy)}.`}
                    {...field('methodPrice')}
                  />
                )}
              </Method>
            </Section>
            <Section title="Note">
              <TextArea
                label="Note for the staff"
                hideLabel
                rows={3}
                maxLength={2000}
                optional
                hint="Only the staff reads it."
                {...field('note')}
              />
            </Section>
          </div>
          <div>
            <Section title="Total" busy={!quote.waits && !quote.isCurrent && quote.problem === null}>
              {quote.quote === null ? (
                <Hint>Add a product to see what the order costs.</Hint>
              ) : (
                <Sums quote={quote.quote} />
              )}
              {quote.waits && units.length > 0 && (
                <Hint>Enter what the method costs: then the total is worked out.</Hint>
              )}
              {quote.problem !== null && (
                <>
                  <FormError>{quote.problem}</FormError>
                  <Foot>
                    <Action onClick={quote.again}>Work it out again</Action>
                  </Foot>
                </>
              )}
              {isShort && <FormError>There are not enough pieces left. Look at the items.</FormError>}
              {lacking !== null && units.length > 0 && <FormError>{lacking}</FormError>}
              {before !== null ? (
                <FormError>
                  This order was made already, as it was sent the first time.{' '}
                  <TextLink look="inline" to={adminPaths.order(before)}>
                    Look at it
                  </TextLink>
                  , and cancel it if it is not right.
                </FormError>
              ) : (
                failure !== null && <FormError>{failure}</FormError>
              )}
              <Foot>
                <Action type="submit" look="filled" pending={pending}>
                  Make the order
                </Action>
                {/* Beside the button, not in it: with large text the column is too narrow for both in one line. */}
                <KeyCaps press="$mod+Enter" />
              </Foot>
            </Section>
          </div>
        </DetailColumns>
      </form>
      {guard}
    </AdminPage>
  );
}
