import { readBlocks, textsOf } from './blocks.ts';
import { piecesOf } from './inline-text.ts';

interface Field {
  readonly name: string;
  readonly about: string;
  /** What it says now. */
  readonly now: string;
}

interface Typed {
  /** Counted from 1. */
  readonly line: number;
  /** '30 days' */
  readonly words: string;
  /** Names of fields that say the same now. */
  readonly fields: readonly string[];
}

const amount = /\$\d[\d,]*(?:\.\d\d)?/g;
const span = /\b(\d+(?:[–-]\d+)?)[ -]?(?:business[ -])?(day|month|hour|minute)s?\b/gi;

/**
 * Numbers of a text that a field says, too: typed they stay when the shop promises something else. Whether they mean the same only
 * their author knows, so that they are named and not refused.
 */
export function typedPromises(text: string, fields: readonly Field[]): readonly Typed[] {
  const sections = readBlocks(text);
  const places = sections.flatMap(({ title, blocks, questions }) => [
    ...(title ? [title] : []),
    ...blocks.flatMap(textsOf),
    ...questions.flatMap((each) => [each.title, ...each.blocks.flatMap(textsOf)]),
  ]);
  return places.flatMap(({ text: words, line }) => {
    const plain = piecesOf(words).flatMap((piece) => (piece.kind === 'field' ? [] : [piece.words]));
    return plain.flatMap((each) =>
      [...each.matchAll(span), ...each.matchAll(amount)].flatMap(([whole, number, unit]) => {
        const same = fields.filter((field) =>
          unit === undefined
            ? [...field.now.matchAll(amount)].some(([each]) => each === whole)
            : field.now === number && new RegExp(`\\b${unit}s?\\b`, 'i').test(field.about),
        );
        return same.length > 0 ? [{ line, words: whole, fields: same.map(({ name }) => name) }] : [];
      }),
    );
  });
}
