import { useRef, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { paths, useNavigate } from '@ritual/shared/routing';
import {
  bareButton,
  border,
  color,
  controlHeight,
  focusRingField,
  media,
  radius,
  space,
  transition,
  type,
} from '@ritual/shared/theme';
import { SearchIcon, VisuallyHidden } from '@ritual/shared/ui';

interface SearchBoxProps {
  /** `line` in the navbar, `box` in menu and not-found page. */
  readonly look?: 'line' | 'box';
  readonly onSearched?: () => void;
}

const Form = styled.form<{ $look: 'line' | 'box' }>`
  position: relative;
  display: flex;
  align-items: center;
  color: ${color('text.secondary')};
  ${({ $look }) =>
    $look === 'line'
      ? `width: 200px; height: 40px; border-block-end: ${border('border.control')}; ${transition(['width'], 'base')}
         &:focus-within { width: 240px; border-block-end-color: ${color('border.strong')}; }`
      : `width: 100%; height: ${controlHeight('base')}; border: ${border('border.control')}; border-radius: ${radius('control')};
         padding-inline-start: ${space(3)}; background: ${color('surface.page')};
         input { ${type('body')} }
         &:focus-within { border-color: ${color('border.strong')}; ${focusRingField} }`}
  ${media.reducedMotion} {
    transition: none;
  }
`;

const Submit = styled.button`
  ${bareButton}
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
`;

const Label = styled.label`
  flex: 1;
  min-width: 0;
`;

const Input = styled.input`
  width: 100%;
  border: 0;
  padding: ${space(2)};
  background: none;
  color: ${color('text.primary')};
  ${type('small')}
  &::placeholder {
    color: ${color('text.muted')};
    opacity: 1;
  }
  &:focus-visible {
    outline: none;
  }
  &::-webkit-search-cancel-button {
    cursor: pointer;
  }
`;

/** Search for products; leads to the page of results. */
export function SearchBox({ look = 'line', onSearched }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const search = (event: FormEvent) => {
    event.preventDefault();
    const q = input.current?.value.trim() ?? '';
    if (!q) {
      input.current?.focus();
      return;
    }
    onSearched?.();
    void navigate(paths.search.to({ q }));
  };
  return (
    <Form role="search" $look={look} action={paths.search.to({})} onSubmit={search}>
      <Submit type="submit" aria-label="Search">
        <SearchIcon />
      </Submit>
      <Label>
        <VisuallyHidden>Search products</VisuallyHidden>
        <Input
          ref={input}
          type="search"
          name="q"
          placeholder="Search..."
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
      </Label>
    </Form>
  );
}
