import { useState } from 'react';
import { styled } from 'styled-components';
import type { ImportedProblem } from '@ritual/shared/contract';
import { importColumns, shopifyTitles } from '@ritual/shared/kernel';
import { Link } from '@ritual/shared/routing';
import { space } from '@ritual/shared/theme';
import { Action, text, useUndo, useAsked } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { ColorDialog } from '../product/color-dialog.tsx';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding-block-end: ${space(3)};
  ${text('body')}
  & > p {
    flex: 1 0 100%;
  }
  a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const columns: readonly (string | undefined)[] = [importColumns.color.title, shopifyTitles.color];

/** Names of colors among what is wrong, each once. */
const namesIn = (problems: readonly ImportedProblem[]): readonly string[] => [
  ...new Set(problems.flatMap(({ column, text: name }) => (columns.includes(column) && name ? [name] : []))),
];

/** The colors that the rows shown name and the store does not have: without them a new store could import nothing. */
export function NewColors({ problems }: { readonly problems: readonly ImportedProblem[] }) {
  const say = useUndo();
  const [added, setAdded] = useState<readonly string[]>([]);
  const { asked, ask, close } = useAsked<string>();
  const names = namesIn(problems);
  if (names.length === 0) return null;
  const left = names.filter((name) => !added.includes(name));
  return (
    <Root role="group" aria-label="New colors">
      <p>
        {left.length > 0 ? 'Add the colors that the store does not have, then' : 'The colors are added. Now'}{' '}
        <Link to={adminPaths.imports}>send the file again</Link>.
      </p>
      {left.map((name) => (
        <Action key={name} onClick={() => ask(name)}>
          Add {name}
        </Action>
      ))}
      <ColorDialog
        open={asked !== null}
        {...(asked !== null && { name: asked })}
        onClose={close}
        onAdded={({ name }) => {
          if (asked !== null) setAdded((before) => [...before, asked]);
          close();
          say({ words: `${name} is a color of the store now` });
        }}
      />
    </Root>
  );
}
