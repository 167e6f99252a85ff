import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { bareButton, bareList, borderWidth, radius, space } from '@ritual/shared/theme';
import { CloseIcon, Field } from '@ritual/shared/ui';
import { role, text } from '../../../admin/index.ts';
import { linesOf } from '../../../rules/product/form-values.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;

const List = styled.ul`
  ${bareList}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  & > li {
    display: inline-flex;
    align-items: center;
    max-width: 100%;
    min-height: 32px;
    padding-inline-start: ${space(3)};
    border: ${borderWidth('hairline')} solid ${role('control')};
    border-radius: ${radius('pill')};
    ${text('cell')}
  }
`;

/** What was typed may be one long word. */
const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Remove = styled.button`
  ${bareButton}
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  color: ${role('secondary')};
`;

interface ChipsFieldProps {
  /** In the plural: 'Categories'. */
  readonly label: string;
  readonly optional?: boolean;
  /** One to a line. */
  readonly value: string;
  readonly error?: string | undefined;
  /** Characters of one of them. */
  readonly longest?: number;
  readonly known: readonly string[];
  readonly writable: boolean;
  readonly onChange: (value: string) => void;
}

/** Categories or tags as chips: those that are known are offered, and others can be typed. */
export function ChipsField({
  label,
  optional = false,
  value,
  error,
  longest,
  known,
  writable,
  onChange,
}: ChipsFieldProps) {
  const list = useId();
  const [typed, setTyped] = useState('');
  const chosen = linesOf(value);
  const add = (text: string) => {
    // Several may be typed at once, with commas between them as in files; one with a comma may be there already.
    const parts = known.includes(text) ? [text] : text.split(',');
    const names = parts.map((each) => each.replace(/\s+/g, ' ').trim());
    setTyped('');
    // As it is written elsewhere, whatever the case that was typed.
    const written = names.map(
      (name) => known.find((each) => each.toLowerCase() === name.toLowerCase()) ?? name,
    );
    const all = new Set([...chosen, ...written.filter((each) => each !== '')]);
    if (all.size > chosen.length) onChange([...all].join('\n'));
  };
  return (
    <Root>
      <Field
        size="compact"
        label={label}
        optional={optional}
        list={list}
        hint={writable ? 'Choose or type one, then press Enter.' : undefined}
        autoComplete="off"
        maxLength={longest}
        error={error}
        value={typed}
        onChange={({ target }) => {
          // A choice of the list comes as a whole.
          if (known.includes(target.value)) add(target.value);
          else setTyped(target.value);
        }}
        onBlur={() => add(typed)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          add(typed);
        }}
      />
      <datalist id={list}>
        {known
          .filter((each) => !chosen.includes(each))
          .map((each) => (
            <option key={each} value={each} />
          ))}
      </datalist>
      {chosen.length > 0 && (
        <List aria-label={`Chosen ${label.toLowerCase()}`}>
          {chosen.map((each) => (
            <li key={each}>
              <Name>{each}</Name>
              <Remove
                type="button"
                aria-label={`Remove ${each}`}
                onClick={() => onChange(chosen.filter((other) => other !== each).join('\n'))}
              >
                <CloseIcon size={16} />
              </Remove>
            </li>
          ))}
        </List>
      )}
    </Root>
  );
}
