import { useEffect, useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import {
  bareButton,
  borderWidth,
  controlHeight,
  media,
  radius,
  space,
  tabular,
  weight,
} from '@ritual/shared/theme';
import { ChevronDownIcon, CloseIcon, PlusIcon, SearchIcon } from '@ritual/shared/ui';
import { KeyCaps } from '../keys/key-caps.tsx';
import { useAdminKeys } from '../keys/use-admin-keys.ts';
import { measures, phone, role, text } from '../theme/index.ts';
import type { Filter } from '../table/types.ts';
import { FilterPopover } from './filter-popover.tsx';
import { Popover, PopoverPlace } from './popover.tsx';
import { Small } from './small-field.tsx';
import type { QueryState } from './use-query.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

const Search = styled.div`
  position: relative;
  flex: 0 1 262px;
  & > input {
    /* raw: space for the icon before and the key after the text */
    padding-inline: 34px 30px;
  }
  & > svg {
    position: absolute;
    inset: 0 auto 0 ${space(2.5)};
    margin-block: auto;
    color: ${role('muted')};
    pointer-events: none;
  }
  & > span {
    position: absolute;
    inset: 0 ${space(2)} 0 auto;
    height: 20px;
    margin-block: auto;
  }
  ${phone} {
    flex: 1 1 100%;
  }
`;

const Chip = styled.div<{ $open: boolean; $set: boolean }>`
  display: inline-flex;
  align-items: center;
  height: ${measures.chip}px;
  border: ${({ $open }) => `${borderWidth($open ? 'selected' : 'hairline')} solid ${role($open ? 'text' : 'control')}`};
  ${({ $set, $open }) => ($set || $open ? '' : 'border-style: dashed;')}
  border-radius: ${radius('pill')};
  background: ${role('panel')};
  ${text('cell')}
  color: ${role('secondary')};
  ${phone} {
    height: ${controlHeight('compact')};
  }
`;

const Open = styled.button`
  ${bareButton}
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  height: 100%;
  padding-inline: ${space(3)};
`;

const Value = styled.span`
  color: ${role('text')};
  font-weight: ${weight('strong')};
`;

const Remove = styled(Open)`
  padding-inline: 0 ${space(3)};
`;

const Count = styled.p`
  margin-inline-start: auto;
  ${text('cell')}
  font-weight: ${weight('strong')};
  ${tabular}
`;

const Names = styled.div`
  display: grid;
  & > button {
    justify-content: start;
    min-height: 32px;
    border-radius: ${radius('control')};
    ${media.hover} {
      &:hover {
        background: ${role('selected')};
      }
    }
    ${phone} {
      min-height: ${measures.target}px;
    }
  }
`;

interface FilterBarProps {
  readonly state: QueryState;
  readonly filters: readonly Filter[];
  /** What the search field is for: 'Name, email, number'. Absent: the list has none. */
  readonly search?: string | undefined;
  /** '18 orders', 'about 1.2 million people'. */
  readonly count: string;
  readonly searchRef: RefObject<HTMLInputElement | null>;
}

/** Searches and filters a list; everything is in the address. */
export function FilterBar({ state, filters, search, count, searchRef }: FilterBarProps) {
  const { query, set } = state;
  const [open, setOpen] = useState<string | null>(null);
  const valuesOf = ({ name }: Filter) => query[name]?.split(',') ?? [];
  const shown = filters.filter((filter) => valuesOf(filter).length > 0 || open === filter.name);
  const others = filters.filter((filter) => !shown.includes(filter));
  const goToSearch = () => {
    // Selecting alone moves the focus in some browsers only.
    searchRef.current?.focus();
    searchRef.current?.select();
  };
  useAdminKeys('Filters', [
    ...(search === undefined ? [] : [{ press: '/', label: 'Search', run: goToSearch }]),
    ...(filters.length > 0 ? [{ press: 'f', label: 'Add a filter', run: () => setOpen('+') }] : []),
  ]);
  return (
    <Root role="search">
      {search !== undefined && <SearchField label={search} state={state} inputRef={searchRef} />}
      {shown.map((filter) => {
        const values = valuesOf(filter);
        const labels = values.map(
          (value) => filter.values.find((each) => each.value === value)?.label ?? value,
        );
        const isOpen = open === filter.name;
        return (
          <PopoverPlace key={filter.name}>
            <Chip $open={isOpen} $set={values.length > 0}>
              <Open
                type="button"
                aria-expanded={isOpen}
                aria-haspopup="dialog"
                onClick={() => setOpen(isOpen ? null : filter.name)}
              >
                {filter.label}{' '}
                {values.length > 0 && (
                  <Value>{labels.length > 2 ? `${String(labels.length)} values` : labels.join(', ')}</Value>
                )}
                <ChevronDownIcon size={16} />
              </Open>
              {values.length > 0 && !isOpen && (
                <Remove
                  type="button"
                  aria-label={`Remove the filter ${filter.label}`}
                  onClick={() => set({ [filter.name]: null })}
                >
                  <CloseIcon size={16} />
                </Remove>
              )}
            </Chip>
            {isOpen && (
              <FilterPopover
                filter={filter}
                chosen={values}
                onChoose={(next) => set({ [filter.name]: next.join(',') })}
                onClose={() => setOpen(null)}
              />
            )}
          </PopoverPlace>
        );
      })}
      {others.length > 0 && (
        <PopoverPlace>
          <Chip $open={open === '+'} $set={false}>
            <Open
              type="button"
              aria-expanded={open === '+'}
              aria-haspopup="dialog"
              onClick={() => setOpen(open === '+' ? null : '+')}
            >
              <PlusIcon size={16} /> Filter
            </Open>
          </Chip>
          {open === '+' && (
            <Popover label="Filters" onClose={() => setOpen(null)}>
              <Names>
                {others.map(({ name, label }) => (
                  <Open key={name} type="button" onClick={() => setOpen(name)}>
                    {label}
                  </Open>
                ))}
              </Names>
            </Popover>
          )}
        </PopoverPlace>
      )}
      <Count>{count}</Count>
    </Root>
  );
}

/** Milliseconds after the last letter before the list is asked. */
const settling = 250;

interface SearchFieldProps {
  readonly label: string;
  readonly state: QueryState;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

function SearchField({ label, state: { query, set }, inputRef }: SearchFieldProps) {
  const now = query['q'] ?? '';
  const [words, setWords] = useState(now);
  const [sent, setSent] = useState(now);
  const apply = useRef((_words: string) => {});
  useEffect(() => {
    apply.current = (next) => {
      setSent(next.trim());
      set({ q: next.trim() });
    };
  });
  const [before, setBefore] = useState(now);
  if (now !== before) {
    setBefore(now);
    // Changed from elsewhere: a view, Back, 'Clear all'.
    if (now !== sent) {
      setSent(now);
      setWords(now);
    }
  }
  useEffect(() => {
    if (words.trim() === sent) return undefined;
    const timer = setTimeout(() => apply.current(words), settling);
    return () => clearTimeout(timer);
  }, [words, sent]);
  return (
    <Search>
      <SearchIcon size={16} />
      <Small
        ref={inputRef}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply.current(words);
          if (event.key === 'Escape') {
            event.preventDefault();
            event.currentTarget.blur();
          }
        }}
      />
      <KeyCaps press="/" />
    </Search>
  );
}
