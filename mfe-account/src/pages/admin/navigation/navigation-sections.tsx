import { useState } from 'react';
import { styled } from 'styled-components';
import type { NavigationTarget } from '@ritual/shared/contract';
import { navigationLimits as limits } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Field, FormError, PlusIcon, TextArea } from '@ritual/shared/ui';
import { Action, EditorFields, Section, useUndo } from '../../../admin/index.ts';
import { moved, putBack, withChanges, without } from '../../../rules/content/keyed.ts';
import { problemsIn } from '../../../rules/content/problems.ts';
import { newColumn } from '../../../rules/navigation/navigation-form.ts';
import { BlockList } from '../home/block-list.tsx';
import { fieldProps } from '../home/field-props.ts';
import { Hint } from '../order/lines.ts';
import { LinkList } from './link-list.tsx';
import type { NavigationFormState } from './use-navigation-form.ts';

const Foot = styled.div`
  margin-block: ${space(3)};
`;

const Columns = styled.div`
  margin-block-start: ${space(4)};
`;

interface SectionProps {
  readonly editor: Pick<NavigationFormState, 'values' | 'problems' | 'change'>;
  readonly targets: readonly NavigationTarget[];
  readonly writable: boolean;
}

/** The links of the bar and of the menu of small screens. */
export function MenuSection({ editor: { values, problems, change }, targets, writable }: SectionProps) {
  return (
    <Section title="Menu">
      {problems['menu'] !== undefined && <FormError>{problems['menu']}</FormError>}
      <LinkList
        label="Menu"
        path="menu"
        links={values.menu}
        most={limits.menu}
        sites={false}
        {...{ targets, writable, problems }}
        onChange={(path, menu) => change(path, (now) => ({ ...now, menu }))}
      />
      <Hint>
        Collections that are marked for the menu come to it by themselves. A link to a collection without
        products is left out while it has none.
      </Hint>
    </Section>
  );
}

/** What the footer has besides the facts of the shop. */
export function FooterSection({ editor, targets, writable }: SectionProps) {
  const { values, problems, change } = editor;
  const { about, columns } = values;
  const say = useUndo();
  const [made, setMade] = useState<number | null>(null);
  return (
    <Section title="Footer">
      <EditorFields disabled={!writable}>
        <TextArea
          label="Words below the name"
          hint="With fields such as {{warranty_months}}: see the list on a page of the store. Without a value of a field nothing is shown."
          optional
          rows={3}
          name="about"
          maxLength={limits.about}
          error={problems['about']}
          value={about}
          onChange={({ target }) => change('about', (now) => ({ ...now, about: target.value }))}
        />
      </EditorFields>
      {problems['columns'] !== undefined && <FormError>{problems['columns']}</FormError>}
      <Columns>
        <BlockList
          label="Columns"
          {...{ writable, made }}
          pictured={false}
          blocks={columns.map((column, index) => {
            const path = `columns.${String(index)}`;
            const changed = (at: string, changes: Partial<typeof column>) =>
              change(at, (now) => ({ ...now, columns: withChanges(now.columns, column.key, changes) }));
            return {
              ...{ key: column.key, name: `column ${String(index + 1)}` },
              title: column.title || 'New column',
              detail: column.links.map(({ label }) => label || 'New link').join(', '),
              hasProblem: problemsIn(problems, path).length > 0,
              fields: (
                <>
                  <Field
                    label="Title"
                    maxLength={limits.title}
                    {...fieldProps({ thing: column, path, problems, onChange: changed }, 'title')}
                  />
                  {problems[`${path}.links`] !== undefined && (
                    <FormError>{problems[`${path}.links`]}</FormError>
                  )}
                  <LinkList
                    label={column.title || `Column ${String(index + 1)}`}
                    path={`${path}.links`}
                    links={column.links}
                    most={limits.links}
                    least={1}
                    sites
                    {...{ targets, writable, problems }}
                    onChange={(at, links) => changed(at, { links })}
                  />
                </>
              ),
            };
          })}
          onMove={(from, to) => change('', (now) => ({ ...now, columns: moved(now.columns, from, to) }))}
          onRemove={(key) => {
            change('', (now) => ({ ...now, columns: without(now.columns, key) }));
            const back = () => change('', (now) => ({ ...now, columns: putBack(now.columns, columns, key) }));
            say({ words: 'The column is taken out', undo: () => Promise.resolve(back()) });
          }}
        />
      </Columns>
      {writable && columns.length < limits.columns && (
        <Foot>
          <Action
            icon={<PlusIcon size={16} />}
            onClick={() => {
              const column = newColumn();
              change('columns', (now) => ({ ...now, columns: [...now.columns, column] }));
              setMade(column.key);
            }}
          >
            Add a column
          </Action>
        </Foot>
      )}
      <Hint>
        How to reach the shop, its address, cookie choices and ‘Do not sell or share’ are in the footer in any
        case.
      </Hint>
    </Section>
  );
}
