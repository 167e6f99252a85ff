import { parseArgs } from 'node:util';
import { protocols } from './front.ts';

const allPages = ['/', '/collections/woman', '/product/101', '/NewIn', '/search?q=hoodie'];
/** The pages on which cards are tapped. */
const allLists = ['/', '/collections/woman', '/NewIn', '/search?q=hoodie'];
const kinds = ['load', 'click'];

const split = (text: string) => text.split(',').filter(Boolean);

/** Parses the command line; invalid options are refused before anything starts. */
function readOptions() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '7' },
      store: { type: 'string' },
      beside: { type: 'string', default: '' },
      protocol: { type: 'string', default: 'direct' },
      only: { type: 'string', default: kinds.join(',') },
      pages: { type: 'string', default: '' },
    },
  });
  if (!/^[1-9]\d{0,3}$/.test(values.runs)) {
    throw new Error(`--runs is a whole number from 1 on, not '${values.runs}'.`);
  }
  const protocol = protocols.find((known) => known === values.protocol);
  if (!protocol) throw new Error(`--protocol is ${protocols.join(' or ')}, not '${values.protocol}'.`);
  const only = split(values.only);
  const unknown = only.find((kind) => !kinds.includes(kind));
  if (unknown !== undefined) throw new Error(`--only is ${kinds.join(' or ')}, not '${unknown}'.`);
  const wanted = split(values.pages);
  const stranger = wanted.find((page) => !allPages.includes(page));
  if (stranger !== undefined) {
    throw new Error(`--pages are some of ${allPages.join(', ')}, not '${stranger}'.`);
  }
  const chosen = (all: readonly string[]) =>
    wanted.length === 0 ? all : all.filter((page) => wanted.includes(page));
  return {
    runs: Number(values.runs),
    store: values.store,
    /** Addresses of further stores to compare with instead of the hand-written pages. */
    beside: split(values.beside),
    protocol,
    pages: only.includes('load') ? chosen(allPages) : [],
    lists: only.includes('click') ? chosen(allLists) : [],
  };
}

/** Returns the options, or prints one sentence and exits. */
export function optionsOrExit(): ReturnType<typeof readOptions> {
  try {
    return readOptions();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}
