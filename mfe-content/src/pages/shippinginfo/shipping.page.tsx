import { Article } from '../../features/article/article.tsx';
import { changed, intro, sections } from './text.ts';

/** How orders travel, how long and for how much. */
export function Component() {
  return <Article title="Shipping info" intro={intro} changed={changed} sections={sections} />;
}
