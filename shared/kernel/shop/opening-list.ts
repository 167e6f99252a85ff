/** Who wants to be told that the shop has opened: one mail to an address that was confirmed. */
export const openingListPolicy = {
  /** More addresses are not taken. */
  most: 50_000,
  /** An address that was not confirmed is forgotten, and its link with it. */
  confirmDays: 7,
  /** After the mail was sent, so that its link to stop can be followed. */
  toldDays: 30,
} as const;

/** Pages of the shell's server, which are there before the shop is and need no script. */
export const openingListPages = {
  join: '/opening-list',
  confirm: '/opening-list/confirm',
  stop: '/opening-list/stop',
} as const;

/** With the token of a mail. */
export const openingListLink = (page: 'confirm' | 'stop', token: string): string =>
  `${openingListPages[page]}?${new URLSearchParams({ token }).toString()}`;
