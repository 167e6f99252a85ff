import { Article } from '../../features/article/article.tsx';
import { changed, intro, sections } from './text/index.ts';

/** Returns, refunds and warranty. */
export function Component() {
  return <Article title="Returns & warranty" intro={intro} changed={changed} sections={sections} />;
}
