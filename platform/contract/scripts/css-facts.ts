import { compile, type Element } from 'stylis';
import { hole } from './styled.ts';

/** What a component's CSS does to the page around it. */
export interface CssFacts {
  /** Selectors of elements that are neither the component nor below it. */
  readonly leaving: readonly string[];
  /** At-rules that hold for the whole page. */
  readonly global: readonly string[];
}

/** Stands for the class of the component. */
const own = '.rop-own';
/** At-rules that hold for the rules within them only. */
const scoped = new Set(['@media', '@supports', '@container', '@layer', '@starting-style', '@scope']);

/** Reads the CSS of a component with the parser of styled-components. */
export function cssFacts(css: string): CssFacts {
  const leaving: string[] = [];
  const global: string[] = [];
  const visit = (element: Element) => {
    const { type, children } = element;
    if (type === 'rule') {
      leaving.push(...[element.props].flat().filter((selector) => !isBelow(selector)));
    } else if (type.startsWith('@') && !scoped.has(type)) {
      global.push(element.value.split('{')[0]?.trim() ?? type);
      return;
    }
    if (Array.isArray(children)) children.forEach(visit);
  };
  compile(`${own}{${withoutHoles(css)}}`).forEach(visit);
  return { leaving: leaving.map((selector) => selector.replaceAll(own, '&')), global };
}

/** Whether a selector names the component outside of `:has(…)` and the like: then what it selects is the component, or beside or below it. */
function isBelow(selector: string): boolean {
  let plain = selector;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  return plain.includes(own);
}

/** An expression is a value, whole declarations (`${type('body')}`), or a selector or query before a block (`${media.sm} {`). */
function withoutHoles(css: string): string {
  const text = css.replace(/\/\*[^]*?\*\//g, ' ');
  return [...text].reduce((done, char, at) => {
    if (char !== hole) return done + char;
    const isValue = /:[^;{}]*$/.test(done);
    const isBlock = /^[^;}]*\{/.test(text.slice(at + 1)) && !/^\s*[a-z-]+\s*:[^{]*;/.test(text.slice(at + 1));
    if (isBlock) return `${done}&`;
    return isValue ? `${done}var(--value)` : `${done};--declarations:0;`;
  }, '');
}
