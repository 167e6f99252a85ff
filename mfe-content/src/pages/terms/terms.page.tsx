import { Article } from '../../features/article/article.tsx';
import { PrintButton } from '../../features/article/print-button.tsx';
import { changed, intro, sections } from './text/index.ts';

/** The terms of sale. */
export function Component() {
  return (
    <Article
      title="Terms & conditions"
      intro={intro}
      changed={changed}
      sections={sections}
      tools={<PrintButton />}
    />
  );
}
