import type { AdminCollection, NewCollection, NewCollectionRule } from '@ritual/shared/contract';
import {
  decimalOfCents,
  dollarsFromCents,
  genders,
  readAmount,
  storeClock,
  storeMoment,
} from '@ritual/shared/kernel';
import { linesOf } from '../product/form-values.ts';
import { productLines, productsIn } from '../product/product-lines.ts';
import { pictureIn, pictureLine } from './picture-line.ts';
import { schemaProblems, type Problem, type Schema } from '../form/named-problems.ts';

/** The form of a collection as flat texts, so that two editors are compared field by field. 'yes' or '': whether something is so. */
export type Values = Readonly<Record<keyof typeof fieldLabels, string>>;

export const fieldLabels = {
  title: 'Title',
  slug: 'Address',
  description: 'Text',
  kind: 'Products are chosen',
  gender: 'Gender',
  categories: 'Categories',
  onSale: 'On sale',
  limited: 'Limited',
  isNew: 'New',
  priceFrom: 'Lowest price',
  priceTo: 'Highest price',
  products: 'Products',
  picture: 'Picture',
  hidden: 'Hidden',
  inMenu: 'In the menu',
  from: 'From',
  until: 'Until',
} as const;

/** What the audit log calls them. */
export const changeLabels: Readonly<Record<string, string>> = { ...fieldLabels, rule: 'Rule' };

const localTime = (iso: string | null) => {
  if (iso === null) return '';
  const { day, time } = storeClock(new Date(iso));
  return `${day}T${time}`;
};
const amount = (cents: number | null) => (cents === null ? '' : decimalOfCents(cents));
const yes = (is: boolean) => (is ? 'yes' : '');

export const emptyValues: Values = {
  ...{ title: '', slug: '', description: '', kind: 'rule', gender: '', categories: '', onSale: '' },
  ...{
    limited: '',
    isNew: '',
    priceFrom: '',
    priceTo: '',
    products: '',
    picture: '',
    hidden: '',
    inMenu: '',
  },
  ...{ from: '', until: '' },
};

export function valuesOf(collection: AdminCollection): Values {
  const { title, slug, description, rule, products, hidden, inMenu, from, until } = collection;
  return {
    ...{ title, slug, description: description ?? '', kind: rule ? 'rule' : 'hand' },
    gender: rule?.gender ?? '',
    categories: rule?.categories.join('\n') ?? '',
    ...{ onSale: yes(rule?.onSale ?? false), limited: yes(rule?.limited ?? false) },
    isNew: yes(rule?.isNew ?? false),
    ...{ priceFrom: amount(rule?.priceFrom ?? null), priceTo: amount(rule?.priceTo ?? null) },
    products: productLines(products),
    picture: collection.picture ? pictureLine(collection.picture) : '',
    ...{ hidden: yes(hidden), inMenu: yes(inMenu), from: localTime(from), until: localTime(until) },
  };
}

interface Read<Body> {
  readonly body: Body;
  readonly problems: readonly Problem[];
}

/** The rule as it goes to the API. */
export function ruleIn(values: Values): Read<NewCollectionRule> {
  const problems: Problem[] = [];
  const dollars = (name: 'priceFrom' | 'priceTo') => {
    if (values[name].trim() === '') return null;
    const cents = readAmount(values[name]);
    if (cents === null) problems.push({ path: [name], message: 'Enter an amount such as 98.00.' });
    return dollarsFromCents(cents ?? 0);
  };
  const body = {
    gender: genders.find((each) => each === values.gender) ?? null,
    categories: [...linesOf(values.categories)],
    ...{ onSale: values.onSale === 'yes', limited: values.limited === 'yes', isNew: values.isNew === 'yes' },
    ...{ priceFrom: dollars('priceFrom'), priceTo: dollars('priceTo') },
  };
  return { body, problems };
}

/**
 * The fields of the form as they go to the API. What no schema could read is reported by the name of its field.
 * @param saved as it is: the form has no seconds, and a moment that was not changed keeps them
 */
export function bodyOf(
  values: Values,
  saved: Pick<AdminCollection, 'from' | 'until' | 'picture'> | null = null,
): Read<NewCollection> {
  const problems: Problem[] = [];
  const moment = (name: 'from' | 'until') => {
    const before = saved?.[name] ?? null;
    if (values[name] === '') return null;
    if (values[name] === localTime(before)) return before;
    const [day = '', time = ''] = values[name].split('T');
    if (/^\d{4}-\d\d-\d\d$/.test(day) && /^\d\d:\d\d/.test(time))
      return storeMoment(day, time.slice(0, 5)).toISOString();
    problems.push({ path: [name], message: 'Enter a day and a time.' });
    return null;
  };
  const byRule = values.kind === 'rule';
  const rule = byRule ? ruleIn(values) : null;
  const body: NewCollection = {
    ...{ title: values.title, slug: values.slug, description: values.description.trim() || null },
    rule: rule?.body ?? null,
    products: byRule ? [] : productsIn(values.products).map(({ id }) => id),
    // An older server does not know it: what it does not say is not sent back.
    ...(saved?.picture !== undefined || values.picture !== ''
      ? { picture: sentPicture(values.picture) }
      : {}),
    ...{ hidden: values.hidden === 'yes', inMenu: values.inMenu === 'yes' },
    ...{ from: moment('from'), until: moment('until') },
  };
  return { body, problems: [...problems, ...(rule?.problems ?? [])] };
}

function sentPicture(line: string): NewCollection['picture'] {
  const picture = pictureIn(line);
  if (!picture) return null;
  const { file, alt, focus } = picture;
  return { file, alt, ...(focus !== '' && { focus }) };
}

/** 'rule.priceTo' of what was sent is 'priceTo' of the form, 'products.3' is 'products'. */
export function nameOfPath(path: string): string {
  const [first = '', second] = path.split('.');
  return first === 'rule' ? (second ?? 'kind') : first;
}

/** Every problem of the form, by the names of its fields; the first of each field counts. */
export function problemsOf(values: Values, schema: Schema): readonly Problem[] {
  const { body, problems } = bodyOf(values);
  return [...problems, ...schemaProblems(schema, body, nameOfPath)];
}
