import { styled } from 'styled-components';
import { useShop } from '@ritual/shared/federation';
import { policyOf, spanWords } from '@ritual/shared/kernel';
import { border, space, type } from '@ritual/shared/theme';
import { ReturnIcon, ShieldIcon, TruckIcon } from '@ritual/shared/ui';
import { shippingPriceWords } from '../policy-words.ts';

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding-block-start: ${space(6)};
  border-block-start: ${border('border.hairline')};
  ${type('small')}
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(3)};
`;

export function TrustLines() {
  const shop = policyOf(useShop());
  return (
    <List>
      <Item>
        <TruckIcon />
        {`Standard ${spanWords(shop.deliveryDays.standard)} business days, ${shippingPriceWords(shop)}`}
      </Item>
      <Item>
        <ReturnIcon />
        {`${shop.freeReturns ? 'Free returns' : 'Returns'} within ${String(shop.returnDays)} days`}
      </Item>
      {shop.warrantyMonths !== null && (
        <Item>
          <ShieldIcon />
          {`${String(shop.warrantyMonths)}-month warranty`}
        </Item>
      )}
    </List>
  );
}
