import { styled } from 'styled-components';
import { policy } from '@ritual/shared/kernel';
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
  const { standardDays, cutoff, processingDays } = policy.delivery;
  return (
    <Section title="Delivery">
      <Row>
        <TruckIcon size={24} />
        <div>
          <Name>Standard {standardDays} business days</Name>
          <Small>
            Orders placed before {cutoff} are processed within {processingDays} business days.
          </Small>
        </div>
      </Row>
    </Section>
  );
}
