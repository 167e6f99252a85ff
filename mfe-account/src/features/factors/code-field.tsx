import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import {
  border,
  borderWidth,
  color,
  controlHeight,
  focusRingField,
  insetBorder,
  radius,
  space,
  tabular,
  type,
} from '@ritual/shared/theme';
import { FieldFrame, type FieldFrameProps } from '@ritual/shared/ui';

const digits = 6;

const Boxes = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(${digits}, minmax(0, 44px));
  gap: ${space(2)};
  justify-content: start;
`;

// The boxes are what is seen of it. It lies over them, so that tapping, pasting, filling in and reading aloud work as in any field.
const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  border: 0;
  ${type('field')}
  opacity: 0;
  cursor: text;
`;

const Box = styled.span`
  display: grid;
  place-items: center;
  height: ${controlHeight('base')};
  border: ${border('border.control')};
  border-radius: ${radius('control')};
  background: ${color('surface.page')};
  color: ${color('text.primary')};
  ${type('h3')}
  ${tabular}
  ${Input}[aria-invalid='true'] ~ & {
    border-color: ${color('border.error')};
    box-shadow: ${insetBorder('border.error')};
  }
  ${Input}:focus ~ &[data-at] {
    border-color: ${color('border.strong')};
    ${focusRingField}
  }
  ${Input}:focus ~ &[data-at]:empty::after {
    content: '';
    width: ${borderWidth('hairline')};
    height: ${space(5)};
    background: currentColor;
  }
`;

interface CodeFieldProps extends FieldFrameProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  /** What went wrong with the code that was sent: it is selected then, so that the next one takes its place. */
  readonly failure: string | null;
  /** A code is being checked: the field is locked, because a digit that is typed then would not be sent. */
  readonly pending: boolean;
}

/** The six digits in what was typed, or pasted with spaces or words around; null: it is something else, such as a recovery code. */
function codeIn(typed: string): string | null {
  const words = typed.replace(/(\d)[\s-]+(?=\d)/g, '$1');
  const [found = '', more] = words.match(/\d+/g) ?? [];
  const glued = /\d[A-Za-z]|[A-Za-z]\d/.test(words);
  return more !== undefined || glued || found.length > digits ? null : found;
}

/** The six digits of an authenticator app: one input, drawn as six boxes. The sixth digit submits the form. */
export function CodeField({ name, value, onChange, failure, pending, ...frame }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [foreign, setForeign] = useState(false);
  const [selection, setSelection] = useState({ from: 0, to: 0 });
  const sent = useRef(value);
  useEffect(() => {
    // After the render: the form submits what it has rendered.
    if (value.length === digits && value !== sent.current) input.current?.form?.requestSubmit();
    sent.current = value;
  }, [value]);
  useEffect(() => {
    if (failure === null) return;
    input.current?.focus();
    input.current?.select();
    // React is told of what the keyboard and the pointer select only.
    setSelection({ from: 0, to: digits });
  }, [failure]);
  const first = Math.min(selection.from, digits - 1);
  const isAt = (index: number) => index === first || (index > first && index < selection.to);
  return (
    <FieldFrame
      hint="It is sent when the sixth digit is there."
      {...frame}
      {...(foreign && {
        error: 'This is not a code of the app: that one has six digits.',
      })}
    >
      {(control) => (
        <Boxes>
          <Input
            {...control}
            ref={input}
            name={name}
            type="text"
            required
            readOnly={pending}
            autoComplete="one-time-code"
            inputMode="numeric"
            pattern="\d*"
            value={value}
            onChange={({ target }) => {
              const given = codeIn(target.value);
              setForeign(given === null);
              if (given !== null) onChange({ target: { value: given } });
            }}
            onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
              setSelection({ from: selectionStart ?? 0, to: selectionEnd ?? 0 })
            }
          />
          {Array.from({ length: digits }, (_, index) => (
            <Box key={index} aria-hidden="true" data-at={isAt(index) ? '' : undefined}>
              {value[index]}
            </Box>
          ))}
        </Boxes>
      )}
    </FieldFrame>
  );
}
