/** What the numbers of orders begin with. Test orders have a series of their own, which says so wherever a number stands. */
export const orderNumberPrefix = { real: 'ROP', test: 'TEST' } as const;

/** Of a test order: also where nothing but its number is known, as in mails. */
export const isTestOrderNumber = (number: string): boolean => number.startsWith(`${orderNumberPrefix.test}-`);
