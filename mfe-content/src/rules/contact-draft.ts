import { contactTopics, isAboutOrder, type ContactTopic } from '@ritual/shared/kernel';

/** Values of the contact form; '' where nothing was chosen or typed. */
export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly orderNumber: string;
  readonly message: string;
  /** Value of the honeypot field. */
  readonly website: string;
}

export const emptyValues: ContactValues = {
  name: '',
  email: '',
  topic: '',
  orderNumber: '',
  message: '',
  website: '',
};

/** The stored draft, with the time when it was begun. */
export interface ContactDraft {
  readonly values: ContactValues;
  readonly since: number;
}

export function isContactDraft(value: unknown): value is ContactDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { values, since } = value as { values?: unknown; since?: unknown };
  if (typeof values !== 'object' || values === null || typeof since !== 'number') return false;
  return Object.keys(emptyValues).every(
    (name) => typeof (values as Record<string, unknown>)[name] === 'string',
  );
}

export const topicOf = (value: string): ContactTopic | null =>
  contactTopics.find((topic) => topic === value.toUpperCase()) ?? null;

/** Whether the form asks for an order's number. */
export function asksForOrder(topic: string): boolean {
  const known = topicOf(topic);
  return known !== null && isAboutOrder(known);
}

/** Values in the URL ('/contact?topic=return&order=ROP-7K3M9Q'); an order number sets the topic. */
export function fromAddress(search: URLSearchParams): Partial<ContactValues> {
  const orderNumber = (search.get('order') ?? '').slice(0, 20);
  const topic = topicOf(search.get('topic') ?? '') ?? (orderNumber === '' ? null : 'ORDER');
  return { ...(topic && { topic }), ...(orderNumber !== '' && { orderNumber }) };
}

/** Fills in empty fields only. */
export function filledIn(before: ContactValues, known: Partial<ContactValues>): ContactValues {
  const names = Object.keys(emptyValues) as (keyof ContactValues)[];
  return Object.fromEntries(
    names.map((name) => [name, before[name] === '' ? (known[name] ?? '') : before[name]]),
  ) as unknown as ContactValues;
}
