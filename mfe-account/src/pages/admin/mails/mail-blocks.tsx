import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { MailWordsEditor } from '@ritual/shared/contract';
import { mailLimits } from '@ritual/shared/kernel';
import { bareList, borderWidth, radius, space } from '@ritual/shared/theme';
import { Field, FormError, PlusIcon, Select, TextArea, TrashIcon } from '@ritual/shared/ui';
import {
  Action,
  EditorFields,
  phone,
  role,
  Section,
  StepButton,
  text,
  useUndo,
} from '../../../admin/index.ts';
import { moved, putBack, withChanges, without } from '../../../rules/content/keyed.ts';
import { drawnLabel, newParagraph, type FormBlock } from '../../../rules/mails/mail-form.ts';
import { MoveButtons } from '../content/move-buttons.tsx';
import { Hint } from '../order/lines.ts';
import type { MailFormState } from './use-mail-form.ts';

const List = styled.ol`
  ${bareList}
  display: grid;
  gap: ${space(2)};
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(2)};
    align-items: start;
    padding: ${space(3)};
    border: ${borderWidth('hairline')} solid ${role('hairline')};
    border-radius: ${radius('control')};
    /* The words need the whole line. */
    ${phone} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Fields = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const Drawn = styled.div`
  ${text('cell')}
  color: ${role('secondary')};
  overflow-wrap: anywhere;
  & > strong {
    display: block;
    ${text('strong')}
    color: ${role('text')};
  }
`;

/** As wide for two step buttons as for three, so that all fields end at one line. */
const Buttons = styled.div`
  display: flex;
  min-width: 96px;
  ${phone} {
    justify-content: flex-end;
  }
`;

const Foot = styled.div`
  margin-block: ${space(3)};
`;

interface MailBlocksProps {
  readonly editor: Pick<MailFormState, 'values' | 'problems' | 'change'>;
  readonly template: MailWordsEditor['template'];
  readonly writable: boolean;
}

/** Paragraphs, and the parts between them: all are moved, and only paragraphs can be taken out. */
export function MailBlocks({ editor, template, writable }: MailBlocksProps) {
  const { values, problems, change } = editor;
  const { blocks } = values;
  const say = useUndo();
  const list = useRef<HTMLOListElement>(null);
  /** What gets the focus: a moved element loses it. */
  const [focus, setFocus] = useState<{ readonly of: string } | null>(null);
  useLayoutEffect(() => {
    if (focus) list.current?.querySelector<HTMLElement>(focus.of)?.focus();
  }, [focus]);
  const remove = (key: number) => {
    change('', (now) => ({ ...now, blocks: without(now.blocks, key) }));
    const back = () => change('', (now) => ({ ...now, blocks: putBack(now.blocks, blocks, key) }));
    say({ words: 'The paragraph is taken out', undo: () => Promise.resolve(back()) });
  };
  return (
    <Section title="Text">
      {problems['blocks'] !== undefined && <FormError>{problems['blocks']}</FormError>}
      <List ref={list} aria-label="Text">
        {blocks.map((block, index) => {
          const name = nameOf(block, index, template);
          return (
            <li key={block.key}>
              <EditorFields disabled={!writable}>
                <BlockFields {...{ block, index, template, editor }} />
              </EditorFields>
              {writable && (
                <Buttons>
                  <MoveButtons
                    {...{ name, index }}
                    count={blocks.length}
                    id={block.key}
                    onMove={(to, step) => {
                      change('', (now) => ({ ...now, blocks: moved(now.blocks, index, to) }));
                      setFocus({ of: `[data-step="${step}"]` });
                    }}
                  />
                  {block.kind === 'text' && (
                    <StepButton type="button" aria-label={`Remove ${name}`} onClick={() => remove(block.key)}>
                      <TrashIcon size={16} />
                    </StepButton>
                  )}
                </Buttons>
              )}
            </li>
          );
        })}
      </List>
      {writable && blocks.length < mailLimits.blocks && (
        <Foot>
          <Action
            icon={<PlusIcon size={16} />}
            onClick={() => {
              const made = newParagraph();
              change('blocks', (now) => ({ ...now, blocks: [...now.blocks, made] }));
              setFocus({ of: `[name="blocks.${String(blocks.length)}.text"]` });
            }}
          >
            Add a paragraph
          </Action>
        </Foot>
      )}
      <Hint>
        The foot says why the email comes, how to reach the shop and its postal address; in emails that can be
        stopped, how. It is the same in all of them.
      </Hint>
    </Section>
  );
}

/** 'paragraph 2', 'the pieces' */
function nameOf(block: FormBlock, index: number, template: MailWordsEditor['template']): string {
  if (block.kind === 'text') return `paragraph ${String(index + 1)}`;
  const label = drawnLabel(template, block.kind, block.name);
  return label.charAt(0).toLowerCase() + label.slice(1);
}

interface BlockFieldsProps extends Pick<MailBlocksProps, 'editor' | 'template'> {
  readonly block: FormBlock;
  readonly index: number;
}

function BlockFields({ block, index, template, editor: { problems, change } }: BlockFieldsProps) {
  const path = `blocks.${String(index)}`;
  const put = (at: string, changes: object) =>
    change(at, (now) => ({ ...now, blocks: withChanges(now.blocks, block.key, changes) }));
  const shared = { size: 'compact', autoComplete: 'off' } as const;
  if (block.kind === 'part')
    return (
      <Drawn>
        <strong>{drawnLabel(template, 'part', block.name)}</strong>
        The store draws it. {problems[path]}
      </Drawn>
    );
  if (block.kind === 'button')
    return (
      <Field
        {...shared}
        label={`Button ${String(index + 1)}`}
        hint={`${drawnLabel(template, 'button', block.name)}. It always stays in the email.`}
        name={`${path}.label`}
        maxLength={mailLimits.label}
        value={block.label}
        error={problems[`${path}.label`] ?? problems[path]}
        onChange={({ target }) => put(`${path}.label`, { label: target.value })}
      />
    );
  return (
    <Fields>
      <TextArea
        {...shared}
        label={`Paragraph ${String(index + 1)}`}
        rows={2}
        name={`${path}.text`}
        maxLength={mailLimits.text}
        value={block.text}
        error={problems[`${path}.text`]}
        onChange={({ target }) => put(`${path}.text`, { text: target.value })}
      />
      {template.whens.length > 0 && (
        <Select
          {...shared}
          label={`Paragraph ${String(index + 1)} is shown`}
          name={`${path}.when`}
          value={block.when ?? ''}
          error={problems[`${path}.when`]}
          options={[
            { value: '', label: 'Always' },
            ...template.whens.map(({ name, label }) => ({ value: name, label: `When: ${label}` })),
          ]}
          onChange={({ target }) => put(`${path}.when`, { when: target.value === '' ? null : target.value })}
        />
      )}
    </Fields>
  );
}
