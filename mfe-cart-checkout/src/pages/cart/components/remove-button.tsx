import { styled } from 'styled-components';
import { bareButton, border, color, media, type } from '@ritual/shared/theme';
import { TrashIcon } from '@ritual/shared/ui';

interface RemoveButtonProps {
  readonly name: string;
  readonly onClick: () => void;
}

const Root = styled.button`
  ${bareButton}
  display: grid;
  place-items: center;
  min-width: 36px;
  min-height: 36px;
  ${media.lg} {
    color: ${color('text.primary')};
  }
`;

const Sign = styled.span`
  ${media.lg} {
    display: none;
  }
`;

const Word = styled.span`
  display: none;
  ${media.lg} {
    display: inline;
    ${type('bodyS')}
    border-block-end: ${border('currentColor')};
  }
`;

/** 'Remove' as text where it fits, as an icon on small screens. */
export function RemoveButton({ name, onClick }: RemoveButtonProps) {
  return (
    <Root type="button" aria-label={`Remove ${name}`} onClick={onClick}>
      <Word aria-hidden="true">Remove</Word>
      <Sign>
        <TrashIcon size={18} />
      </Sign>
    </Root>
  );
}
