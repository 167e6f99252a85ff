import { useDeferredValue, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import type { PageEditor } from '@ritual/shared/contract';
import { pageLimits, typedPromises } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Field, Notice, Select, TextArea } from '@ritual/shared/ui';
import { phone, Section } from '../../../admin/index.ts';
import { inserted } from '../../../rules/page/page-words.ts';
import { Hint } from '../order/lines.ts';
import { fieldLabels, type PageForm } from './use-page-form.ts';

const Fields = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Marks = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space(1, 4)};
  margin: ${space(2)} 0 0;
  overflow-wrap: anywhere;
  & > dd {
    margin: 0;
  }
  /* In large type there is no room for words beside the marks. */
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    & > dd {
      margin-block-end: ${space(2)};
    }
  }
`;

const marks = [
  ['## Heading', 'a section; ## Heading {#name} gives it an address'],
  ['### Question', 'below a section; on the FAQ its answer follows'],
  ['- first', 'a list'],
  ['1. first', 'steps'],
  ['> words', 'a note that stands out'],
  ['**words**', 'bold'],
  ['[words](/faq)', 'a link to a page, or to https://…'],
  ['| a | b |', 'a table; its second line is | --- | --- |'],
  ['{{return_days}}', 'a field: what the shop says now'],
] as const;

interface PageFieldsProps {
  readonly editor: PageForm;
  readonly fields: PageEditor['fields'];
}

/** What the page says. */
export function PageFields({ editor: { field, fill, dropped, values }, fields }: PageFieldsProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (name: string) => {
    const text = area.current;
    if (!text || name === '') return;
    const [next, at] = inserted(values.text, text.selectionStart, text.selectionEnd, `{{${name}}}`);
    fill((before) => ({ ...before, text: next }));
    requestAnimationFrame(() => {
      text.focus();
      text.setSelectionRange(at, at);
    });
  };
  const shared = { size: 'compact', autoComplete: 'off' } as const;
  return (
    <Section title="Text">
      <Fields>
        {dropped.length > 0 && (
          <Notice tone="info">
            Pages are plain text. This was foreign markup, and is not kept: {dropped.join(', ')}.
          </Notice>
        )}
        <Field {...shared} label={fieldLabels.title} maxLength={pageLimits.title} {...field('title')} />
        <Field
          {...shared}
          label={fieldLabels.description}
          hint="One sentence below the title in search results."
          maxLength={pageLimits.description}
          {...field('description')}
        />
        <Field
          {...shared}
          label={fieldLabels.intro}
          hint="Below the title of the page."
          optional
          maxLength={pageLimits.intro}
          {...field('intro')}
        />
        <TextArea
          ref={area}
          label={fieldLabels.text}
          rows={24}
          maxLength={pageLimits.text}
          {...field('text')}
        />
        <TypedNumbers text={values.text} fields={fields} />
        <Select
          size="compact"
          label="Insert a field"
          hint="Numbers that the shop promises are never typed: a field follows Settings."
          optional
          placeholder="Choose what it says"
          value=""
          options={[
            ...fields.map(({ name, about, now }) => ({
              value: name,
              label: `${about}: ${now || 'nothing'}`,
            })),
            { value: 'cookie_choices', label: 'Button for the choices of cookies (a line of its own)' },
          ]}
          onChange={({ target }) => insert(target.value)}
        />
        <div>
          <Hint>How it is written:</Hint>
          <Marks>
            {marks.flatMap(([mark, words]) => [
              <dt key={mark}>
                <code>{mark}</code>
              </dt>,
              <dd key={words}>{words}</dd>,
            ])}
          </Marks>
        </div>
      </Fields>
    </Section>
  );
}

/** The most that is said at once. */
const most = 5;

/** What should be a field, when it means what the shop promises. */
function TypedNumbers({ text, fields }: { readonly text: string; readonly fields: PageEditor['fields'] }) {
  const later = useDeferredValue(text);
  const found = useMemo(() => typedPromises(later, fields), [later, fields]);
  if (found.length === 0) return null;
  const words = found
    .slice(0, most)
    .map(
      ({ line, words: typed, fields: names }) =>
        `line ${String(line)}, ${typed}: {{${names.join('}}, {{')}}}`,
    );
  return (
    <Hint>
      Typed numbers stay when the shop promises something else. If these mean what it promises, use a field:{' '}
      {words.join('; ')}
      {found.length > most && `; and ${String(found.length - most)} more`}.
    </Hint>
  );
}
