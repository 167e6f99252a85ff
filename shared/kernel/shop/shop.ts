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

/** In one line, as in a postal address. */
export function postalLine(facts: Place & { readonly name: string }): string {
  return [facts.name, ...addressLines(facts)].join(', ');
}

/** `tel:` link of a phone number. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`;
}

/** Whether a collection has products. If that is unknown, its link is shown. */
export function hasCollection(
  shop: { readonly collections: readonly string[] } | null,
  slug: string,
): boolean {
  return shop?.collections.includes(slug) ?? true;
}
