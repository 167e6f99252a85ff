import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { color, gutters, media, space } from '@ritual/shared/theme';
import { CloseIcon, IconButton } from '@ritual/shared/ui';
import { SearchBox } from './search-box.tsx';

const Row = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  ${gutters}
  background: ${color('surface.page')};
  ${media.lg} {
    display: none;
  }
`;

/** The icon is flush with the gutter, not the larger button around it. */
const Close = styled(IconButton)`
  margin-inline-end: -${space(2.5)};
`;

/** On small screens the search replaces the navbar's row until it is closed. */
export function SmallSearch({ onClose }: { readonly onClose: () => void }) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    row.current?.querySelector('input')?.focus();
  }, []);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
  };
  const escape = (event: KeyboardEvent) => {
    // The field prevents the default of an Escape that closed its list or cleared it.
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    <Row ref={row} onBlur={leave} onKeyDown={escape}>
      <SearchBox look="row" onDone={onClose} />
      <Close label="Close search" onClick={onClose}>
        <CloseIcon size={24} />
      </Close>
    </Row>
  );
}
