import { styled } from 'styled-components';
import { policy } from '@ritual/shared/kernel';
import { border, space, type } from '@ritual/shared/theme';
import { ReturnIcon, ShieldIcon, TruckIcon } from '@ritual/shared/ui';
import { freeShippingFrom } from '../policy-words.ts';

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
  const { delivery, returns, warranty } = policy;
  return (
    <List>
      <Item>
        <TruckIcon />
        {`Standard ${delivery.standardDays} business days, free over ${freeShippingFrom}`}
      </Item>
      <Item>
        <ReturnIcon />
        {`Free returns within ${String(returns.days)} days`}
      </Item>
      <Item>
        <ShieldIcon />
        {`${String(warranty.months)}-month warranty`}
      </Item>
    </List>
  );
}
