import { styled } from 'styled-components';
import type { Address } from '@ritual/shared/contract';
import { color, space, type, weight } from '@ritual/shared/theme';
import { Badge, Button, Panel, VisuallyHidden } from '@ritual/shared/ui';

interface AddressCardProps {
  readonly address: Address;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onMakeDefault: () => void;
}

const Name = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  /* The same height with and without the badge. */
  min-height: 28px;
  ${type('bodyStrong')}
  font-weight: ${weight('strong')};
`;

const Lines = styled.p`
  margin-block: ${space(2)} ${space(4)};
  color: ${color('text.secondary')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(5)};
`;

/** One address with its actions. */
export function AddressCard({ address, onEdit, onRemove, onMakeDefault }: AddressCardProps) {
  const { recipientName, street, city, state, zip, isDefault } = address;
  const which = <VisuallyHidden>{` ${recipientName}, ${street}`}</VisuallyHidden>;
  return (
    <Panel as="article">
      <Name>
        {recipientName}
        {isDefault && <Badge>Default</Badge>}
      </Name>
      <Lines>
        {street}
        <br />
        {`${city}, ${state} ${zip}`}
      </Lines>
      <Actions>
        <Button variant="text" onClick={onEdit}>
          Edit{which}
        </Button>
        <Button variant="text" onClick={onRemove}>
          Remove{which}
        </Button>
        {!isDefault && (
          <Button variant="text" onClick={onMakeDefault}>
            Make default{which}
          </Button>
        )}
      </Actions>
    </Panel>
  );
}
