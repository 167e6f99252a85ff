import type { ImportKind } from '@ritual/shared/kernel';
import type { EntryKind } from './entry-kind.ts';
import { redirectFiles } from './redirect-files.ts';
import { taxFiles } from './tax-files.ts';

export const entryKinds: Readonly<Record<Exclude<ImportKind, 'products'>, EntryKind>> = {
  'tax-rules': taxFiles,
  redirects: redirectFiles,
};
