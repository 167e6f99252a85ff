/** What a person may have been searched by. */
export interface Sought {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  /** Also one that waits for its confirmation, and those that the account once had. */
  readonly addresses: readonly string[];
}

/** Fewer letters or digits are not yet the beginning of one address or the end of one number. */
const telling = { letters: 5, digits: 7 };

const wordsOf = (text: string) => text.toLowerCase().replaceAll('’', "'").split(/\s+/).filter(Boolean);

/**
 * Whether a saved view names a person who leaves: in its filters as the list reads them, or in its own name. A name that others share is no
 * reason to delete what was saved about them: 'Ana Keller' stays when Ana Silva leaves.
 */
export function viewNames(view: { readonly name: string; readonly query: string }, person: Sought): boolean {
  const filters = new URLSearchParams(view.query);
  if ([...filters.values()].some((value) => value === person.id || hasAddressOrPhone(value, person)))
    return true;
  const title = view.name.toLowerCase().replaceAll('’', "'");
  return (
    hasAddressOrPhone(title, person) ||
    stands(title, person.lastName.toLowerCase()) ||
    searchNames(title, person) ||
    filters.getAll('q').some((q) => searchNames(q, person))
  );
}

/** Every word leads to the person, and one of them to hardly anybody else; or both names are there. */
function searchNames(q: string, person: Sought): boolean {
  const text = q.toLowerCase().replaceAll('’', "'");
  const [first, last] = [person.firstName.toLowerCase(), person.lastName.toLowerCase()];
  if (stands(text, first) && stands(text, last)) return true;
  const all = [first, last, ...person.addresses].join(' ').toLowerCase();
  const words = wordsOf(q);
  // Of a double name each part is a name, too.
  const names = [...wordsOf(`${first} ${last}`), ...`${first}-${last}`.split(/[\s-]+/)];
  return (
    words.every((word) => all.includes(word)) &&
    words.some(
      (word) =>
        names.includes(word) ||
        (word.length >= telling.letters &&
          person.addresses.some((address) => address.toLowerCase().startsWith(word))),
    )
  );
}

function hasAddressOrPhone(text: string, { addresses, phone }: Sought): boolean {
  const digits = text.replace(/\D/g, '');
  return (
    addresses.some((address) => stands(text.toLowerCase(), address.toLowerCase())) ||
    (phone !== null && digits.length >= telling.digits && phone.replace(/\D/g, '').endsWith(digits))
  );
}

/** By itself and not as a part of something longer: o@x.co is not in leo@x.co. */
function stands(text: string, wanted: string): boolean {
  const literal = wanted.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}]|[\p{L}\p{N}][._%+-])${literal}(?![\p{L}\p{N}]|[.-][\p{L}\p{N}])`,
    'u',
  ).test(text);
}
