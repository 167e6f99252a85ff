import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { MailWordsEditor } from '@ritual/shared/contract';
import { mailFieldPlace } from '@ritual/shared/kernel';
import { bareList, space } from '@ritual/shared/theme';
import { Action, role, Section, text } from '../../../admin/index.ts';
import { Hint } from '../order/lines.ts';

const List = styled.ul`
  ${bareList}
  display: grid;
  gap: ${space(2)};
  ${text('cell')}
  & > li {
    display: grid;
    gap: ${space(0.5)};
    justify-items: start;
    overflow-wrap: anywhere;
  }
  & span {
    color: ${role('secondary')};
  }
`;

type Typed = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (element: unknown): element is Typed =>
  (element instanceof HTMLInputElement && element.type === 'text') || element instanceof HTMLTextAreaElement;

interface InsertFieldProps {
  readonly fields: MailWordsEditor['template']['fields'];
  readonly form: React.RefObject<HTMLFormElement | null>;
  readonly writable: boolean;
}

/** What the words can name: a button puts it where the caret was last. */
export function InsertField({ fields, form, writable }: InsertFieldProps) {
  const last = useRef<Typed | null>(null);
  useEffect(() => {
    const { current } = form;
    const noted = ({ target }: FocusEvent) => {
      if (isTyped(target) && target.name !== '') last.current = target;
    };
    current?.addEventListener('focusin', noted);
    return () => current?.removeEventListener('focusin', noted);
  }, [form]);
  const insert = (name: string) => {
    const field = last.current?.isConnected
      ? last.current
      : form.current?.querySelector<Typed>('[name="subject"]');
    if (!field) return;
    field.focus();
    const [from, to] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length];
    field.setRangeText(mailFieldPlace(name), from, to, 'end');
    // React hears of it as of what is typed.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <Section title="Fields">
      <List aria-label="Fields">
        {fields.map(({ name, label, example }) => (
          <li key={name}>
            {writable ? (
              <Action aria-label={`${mailFieldPlace(name)}: insert ${label}`} onClick={() => insert(name)}>
                {mailFieldPlace(name)}
              </Action>
            ) : (
              <strong>{mailFieldPlace(name)}</strong>
            )}
            <span>
              {label}: {example}
            </span>
          </li>
        ))}
      </List>
      <Hint>Each becomes its value when the email is written.</Hint>
    </Section>
  );
}
