import { defaultHomeContent, partWords, slideWords, type HomeContent } from '@ritual/shared/kernel';
import type { Values } from '../audit/entries.repository.ts';
import { homeIn, type ContentKind } from './versions.repository.ts';

/** Something that is written as a draft and published: how its body is read, and what it is before the first version. */
export interface ContentOf<Body extends object> {
  readonly kind: ContentKind;
  /** Version 0, which every store begins with. */
  readonly first: Body;
  /** null: another release has written it in a form that this one does not know. */
  readonly read: (stored: unknown) => Body | null;
  /** For the audit log. */
  readonly words: (body: Body) => Values;
}

export const home: ContentOf<HomeContent> = {
  ...{ kind: 'home', first: defaultHomeContent, read: homeIn },
  words: (content) => ({ slides: slideWords(content), parts: partWords(content) }),
};
