import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { AdminOrder, TagChange } from '@ritual/shared/contract';
import { tagOrder } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { bareList, borderWidth, radius, space } from '@ritual/shared/theme';
import { CloseIcon, FormError, TextLink } from '@ritual/shared/ui';
import { Action, role, Section, text, useRights } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { TagField, wrongTag } from '../orders/tag-field.tsx';
import { Nothing } from '../person/rows.ts';
import { useAct } from './use-act.ts';
import type { ChangeOrder } from './use-order.ts';

const Chips = styled.ul`
  ${bareList}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Chip = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  padding-inline-start: ${space(2)};
  border: ${borderWidth('hairline')} solid ${role('control')};
  border-radius: ${radius('pill')};
  ${text('cell')}
  overflow-wrap: anywhere;
  & > a {
    padding-block: ${space(1)};
  }
  &:not(:has(button)) {
    padding-inline-end: ${space(2)};
  }
`;

const Remove = styled.button`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  padding: 0;
  border: 0;
  border-radius: ${radius('pill')};
  background: none;
  color: ${role('secondary')};
  cursor: pointer;
  & svg {
    width: 14px;
    height: 14px;
  }
`;

const Form = styled.form`
  display: flex;
  align-items: end;
  gap: ${space(2)};
  margin-block-start: ${space(3)};
  & > :first-child {
    flex: 1;
  }
`;

interface TagsProps {
  readonly order: AdminOrder;
  readonly change: ChangeOrder;
}

/** Words by which the staff finds orders again; each leads to the orders that have it. */
export function Tags({ order: { id, tags }, change }: TagsProps) {
  const may = useRights();
  const { busy, problem, act } = useAct();
  const writes = may('orders.write');
  const tag = (what: string, body: Partial<TagChange>, then?: () => void) =>
    act(what, async () => {
      if (await change(what, () => api.call(tagOrder, { params: { id }, body }))) then?.();
    });
  return (
    <Section title="Tags">
      {tags.length === 0 && <Nothing>No tags.</Nothing>}
      <Chips aria-label="Tags of this order">
        {tags.map((each) => (
          <Chip key={each}>
            <TextLink look="inline" to={`${adminPaths.orders}?tag=${encodeURIComponent(each)}`}>
              {each}
            </TextLink>
            {writes && (
              <Remove
                type="button"
                aria-label={`Take off ${each}`}
                disabled={busy !== null}
                onClick={() => tag('Take off a tag', { remove: [each] })}
              >
                <CloseIcon />
              </Remove>
            )}
          </Chip>
        ))}
      </Chips>
      {writes && <NewTag busy={busy !== null} onAdd={(words, then) => tag('Tag', { add: [words] }, then)} />}
      {problem !== null && <FormError>{problem}</FormError>}
    </Section>
  );
}

interface NewTagProps {
  readonly busy: boolean;
  readonly onAdd: (tag: string, then: () => void) => void;
}

function NewTag({ busy, onAdd }: NewTagProps) {
  const [words, setWords] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = wrongTag(words);
    setWrong(problem);
    if (problem === null) onAdd(words.trim(), () => setWords((now) => (now === words ? '' : now)));
  };
  return (
    <Form noValidate aria-label="New tag" onSubmit={submit}>
      <TagField
        label="Add a tag"
        value={words}
        error={wrong}
        onChange={(typed) => {
          setWords(typed);
          setWrong(null);
        }}
      />
      <Action type="submit" pending={busy}>
        Add
      </Action>
    </Form>
  );
}
