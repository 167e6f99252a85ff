type Values = Readonly<Record<string, string>>;

/** What was saved, for the fields of a form: without those that were typed into since it was sent. */
export const sinceSent = <Fields extends Values>(now: Values, sent: Values, saved: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(saved).filter(([name]) => now[name] === sent[name])) as Partial<Fields>;
