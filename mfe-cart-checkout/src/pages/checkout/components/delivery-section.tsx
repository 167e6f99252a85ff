import { styled } from 'styled-components';
import { useShop } from '@ritual/shared/federation';
import { cutoffWords, deliveryWords, policyOf, processingWords } from '@ritual/shared/kernel';
import { color, space, type, weight } from '@ritual/shared/theme';
import { TruckIcon } from '@ritual/shared/ui';
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

/** The only delivery option. */
export function DeliverySection() {
  const policy = policyOf(useShop());
  return (
    <Section title="Delivery">
      <Row>
        <TruckIcon size={24} />
        <div>
          <Name>Standard {deliveryWords('standard', policy)}</Name>
          <Small>
            Orders placed before {cutoffWords(policy)} are processed within {processingWords(policy)} business
            days.
          </Small>
        </div>
      </Row>
    </Section>
  );
}
