import { importKinds, type ImportKind } from '@ritual/shared/kernel';
import { ActionLink, useRights } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { kindWords } from './import-kinds.ts';

/** The ways to the other kinds of files. */
export function OtherKinds({ kind }: { readonly kind: ImportKind }) {
  const may = useRights();
  const kinds = importKinds.filter((each) => each !== kind && (each === 'products' || may('settings.write')));
  return kinds.map((each) => (
    <ActionLink key={each} to={adminPaths.importsOf(each)}>
      {each === 'products' ? 'Import products' : kindWords[each].title}
    </ActionLink>
  ));
}
