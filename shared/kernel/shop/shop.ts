interface Place {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** '118 Newbury Street', 'Boston, MA 02116' */
export function addressLines({ street, city, state, zip }: Place): [street: string, city: string] {
  return [street, `${city}, ${state} ${zip}`];
}

/** In one line, as letters are addressed. */
export function postalLine(facts: Place & { readonly name: string }): string {
  return [facts.name, ...addressLines(facts)].join(', ');
}

/** Where a press on a phone number leads. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`;
}

/** Whether a collection has something in it. Where that is not known, its link is shown. */
export function hasCollection(
  shop: { readonly collections: readonly string[] } | null,
  slug: string,
): boolean {
  return shop?.collections.includes(slug) ?? true;
}
