import { useState } from 'react';
import { styled } from 'styled-components';
import { bareButton, bareList, borderWidth, space, tabular } from '@ritual/shared/theme';
import { KeyHint } from '../keys/key-hint.tsx';
import { Box } from '../theme/box.ts';
import { measures, phone, role, text } from '../theme/index.ts';
import type { Filter } from '../table/types.ts';
import { Popover } from './popover.tsx';
import { Small } from './small-field.tsx';

const List = styled.ul`
  ${bareList}
  max-height: 260px;
  margin-block: ${space(2)};
  overflow-y: auto;
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  min-height: 32px;
  padding-inline: ${space(1)};
  ${phone} {
    min-height: ${measures.target}px;
  }
`;

const Count = styled.span`
  margin-inline-start: auto;
  color: ${role('muted')};
  ${tabular}
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)} ${space(1)} ${space(1)};
  border-block-start: ${borderWidth('hairline')} solid ${role('hairline')};
  ${text('hint')}
  color: ${role('muted')};
`;

const Clear = styled.button`
  ${bareButton}
  margin-inline-end: auto;
  color: ${role('text')};
  text-decoration: underline;
  text-underline-offset: 3px;
`;

interface FilterPopoverProps {
  readonly filter: Filter;
  readonly chosen: readonly string[];
  readonly onChoose: (values: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Values of a filter: chosen ones first, then the most frequent. They apply at once. */
export function FilterPopover({ filter, chosen, onChoose, onClose }: FilterPopoverProps) {
  const [words, setWords] = useState('');
  // In the order of opening: nothing jumps while one chooses.
  const [first] = useState(() => new Set(chosen));
  const wanted = words.trim().toLowerCase();
  const values = filter.values
    .filter(({ label }) => label.toLowerCase().includes(wanted))
    .toSorted(
      (a, b) => Number(first.has(b.value)) - Number(first.has(a.value)) || (b.count ?? 0) - (a.count ?? 0),
    );
  const toggle = (value: string) => {
    const rest = chosen.filter((each) => each !== value);
    if (rest.length < chosen.length) onChoose(rest);
    else onChoose(filter.single ? [value] : [...chosen, value]);
  };
  return (
    <Popover label={filter.label} onClose={onClose}>
      <Small
        type="search"
        aria-label={`Find in ${filter.label}`}
        placeholder={`Find in ${filter.label.toLowerCase()}`}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <List>
        {values.map(({ value, label, count }) => (
          <li key={value}>
            <Choice>
              <Box
                type={filter.single ? 'radio' : 'checkbox'}
                name={filter.name}
                checked={chosen.includes(value)}
                onChange={() => toggle(value)}
              />
              {label}
              {count !== undefined && <Count>{count.toLocaleString('en-US')}</Count>}
            </Choice>
          </li>
        ))}
      </List>
      <Foot>
        <Clear type="button" onClick={() => onChoose([])}>
          Clear
        </Clear>
        <KeyHint press=" ">set</KeyHint>
        <KeyHint press="Escape">close</KeyHint>
      </Foot>
    </Popover>
  );
}
