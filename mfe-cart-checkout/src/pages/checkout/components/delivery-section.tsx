import { styled } from 'styled-components';
import { useShop } from '@ritual/shared/federation';
import {
  deliveryWords,
  formatCents,
  methodRefusalWords,
  packedWords,
  policyOf,
  shippingMethodLabel,
  type ShippingMethod,
  type ShippingOption,
} from '@ritual/shared/kernel';
import { color, space, tabular, type, weight } from '@ritual/shared/theme';
import { ChoiceGroup, RadioCard, TruckIcon } from '@ritual/shared/ui';
import { unreached } from '../../../rules/checkout/known-options.ts';
import { Section } from './section.tsx';

const Row = styled.div`
  display: grid;
  grid-template-columns: 24px 1fr;
  align-items: center;
  gap: ${space(4)};
`;

const Name = styled.p`
  ${type('body')}
  font-weight: ${weight('medium')};
`;

const Small = styled.p`
  ${type('small')}
  color: ${color('text.secondary')};
`;

const Price = styled.span<{ $free: boolean }>`
  ${tabular}
  margin-inline-start: auto;
  ${({ $free }) => ($free ? `color: ${color('text.success')};` : '')}
`;

interface DeliverySectionProps {
  readonly options: readonly ShippingOption[];
  /** null: no method goes to the address. */
  readonly chosen: ShippingMethod | null;
  readonly onChoose: (method: ShippingMethod) => void;
}

/** The shipping methods as radio cards, or the only one there is. */
export function DeliverySection({ options, chosen, onChoose }: DeliverySectionProps) {
  const policy = policyOf(useShop());
  const packed = chosen && packedWords(chosen, policy);
  if (options.length === 1 && chosen !== null)
    return (
      <Section title="Delivery">
        <Row>
          <TruckIcon size={24} />
          <div>
            <Name>
              {shippingMethodLabel[chosen]} {deliveryWords(chosen, policy)}
            </Name>
            <Small>{packed}</Small>
          </div>
        </Row>
      </Section>
    );
  return (
    <Section title="Delivery">
      <ChoiceGroup legend="Delivery" hideLegend error={chosen === null ? unreached : null}>
        {options.map(({ method, shipping, refused }) => (
          <RadioCard
            key={method}
            name="shipping-method"
            value={method}
            checked={method === chosen}
            disabled={refused !== null}
            onChange={() => onChoose(method)}
            title={shippingMethodLabel[method]}
            {...(refused === null && {
              badge: <Price $free={shipping === 0}>{shipping === 0 ? 'Free' : formatCents(shipping)}</Price>,
            })}
          >
            {refused === null
              ? `${deliveryWords(method, policy)} on the way`
              : methodRefusalWords(method, refused)}
          </RadioCard>
        ))}
      </ChoiceGroup>
      {packed && <Small>{packed}</Small>}
    </Section>
  );
}
