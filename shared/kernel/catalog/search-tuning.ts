export const searchLimits = {
  /** Characters of one expression, such as 'sports bra'. */
  expression: 60,
  /** Expressions of one entry. */
  expressions: 10,
  synonyms: 300,
  /** Products on top of one search. */
  pinned: 12,
  pins: 200,
  /** Different words of a day that are counted because they found nothing. */
  missesOfDay: 500,
  missesShown: 200,
} as const;

/** The words of a text as they are compared: lower case, without accents, letters and digits only. */
export function searchWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The same for all ways to write a search; '': it has no words. */
export const searchKey = (q: string): string => [...new Set(searchWords(q))].join(' ');

/** As many digits as the number of a card or a phone has. */
const tooManyDigits = 7;
/** Of an order, an invoice or a message. */
const ownNumber = /\b(rop|inv|msg)[\s-]?[0-9a-z]{4,}/i;

/** What is counted of a search that found nothing; null: nothing, because it may name a person, or is not what is sold. */
export function countableSearch(q: string): string | null {
  const key = searchKey(q);
  const plain = q.normalize('NFKD');
  const digits = plain.match(/\p{N}/gu) ?? [];
  const isPersonal = plain.includes('@') || ownNumber.test(plain) || digits.length >= tooManyDigits;
  return isPersonal || key === '' || key.length > searchLimits.expression ? null : key;
}

const robots = /bot\b|crawl|spider|slurp|preview|lighthouse|headless|facebookexternalhit|monitor/i;

/** Whether a browser of a person has probably asked: programs and crawlers say what they are, as a rule. */
export const isBrowser = (userAgent: string | undefined): boolean =>
  userAgent !== undefined && userAgent.startsWith('Mozilla/') && !robots.test(userAgent);

export interface Synonym {
  /** null: all of its words find each other. Otherwise who searches for this finds the words, too. */
  readonly from: string | null;
  readonly words: readonly string[];
}

/** 'pants = trousers', 'tank → singlet, top' */
export const synonymWords = ({ from, words }: Synonym): string =>
  from === null ? words.join(' = ') : `${from} → ${words.join(', ')}`;

/** What makes an entry useless, and in which field; null: nothing. */
export function synonymProblem({ from, words }: Synonym): { field: 'from' | 'words'; words: string } | null {
  const keys = words.map(searchKey);
  if ([...keys, ...(from === null ? [] : [searchKey(from)])].includes(''))
    return { field: keys.includes('') ? 'words' : 'from', words: 'Use words of letters or digits.' };
  if (new Set(keys).size < keys.length) return { field: 'words', words: 'Name each word once.' };
  if (from === null && keys.length < 2) return { field: 'words', words: 'Enter at least two words.' };
  if (from !== null && keys.includes(searchKey(from)))
    return { field: 'words', words: 'Leave out the word that is searched for.' };
  return null;
}

/** A synonym of which the words are read: each expression is a row of them. */
export interface ReadSynonym<Word> {
  /** Who searches for one of these … */
  readonly of: readonly (readonly Word[])[];
  /** … finds all of these, too. */
  readonly also: readonly (readonly Word[])[];
}

export function readSynonym<Word>(
  { from, words }: Synonym,
  read: (expression: string) => readonly Word[],
): ReadSynonym<Word> {
  const also = words.map(read);
  return { of: from === null ? also : [read(from)], also };
}

type Same<Word> = (a: Word, b: Word) => boolean;

export const isSameExpression = <Word>(a: readonly Word[], b: readonly Word[], same: Same<Word>): boolean =>
  a.length === b.length && a.every((word, index) => same(word, b[index] as Word));

/**
 * The words of a search with what each may be instead: for each place its expressions, as typed first. Of expressions that begin
 * at the same word the longest counts. Synonyms of synonyms are not followed: an entry says all that it does.
 */
export function withSynonyms<Word>(
  typed: readonly Word[],
  synonyms: readonly ReadSynonym<Word>[],
  same: Same<Word>,
): readonly (readonly (readonly Word[])[])[] {
  const places: (readonly (readonly Word[])[])[] = [];
  const begins = (expression: readonly Word[], at: number) =>
    expression.length > 0 && isSameExpression(expression, typed.slice(at, at + expression.length), same);
  for (let at = 0; at < typed.length;) {
    const fitting = synonyms.flatMap(({ of, also }) =>
      of.filter((expression) => begins(expression, at)).map(({ length }) => ({ length, also })),
    );
    const length = Math.max(1, ...fitting.map((each) => each.length));
    const place = [typed.slice(at, at + length)];
    for (const other of fitting.filter((each) => each.length === length).flatMap(({ also }) => also)) {
      if (other.length > 0 && place.every((known) => !isSameExpression(known, other, same)))
        place.push([...other]);
    }
    places.push(place);
    at += length;
  }
  return places;
}
