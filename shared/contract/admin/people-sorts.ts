/** How the list of people can be sorted: newest account, name, latest order, most spent first. */
export const peopleSorts = ['newest', 'name', 'lastOrder', 'spent'] as const;
export type PeopleSort = (typeof peopleSorts)[number];
