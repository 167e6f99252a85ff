import { Article } from '../../features/article/article.tsx';
import { changed, intro, sections } from './text.ts';

/** Shipping methods, times and prices. */
export function Component() {
  return <Article title="Shipping info" intro={intro} changed={changed} sections={sections} />;
}
