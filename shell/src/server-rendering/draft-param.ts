/** Of an address that shows a version of menu and footer that shoppers do not see: its key. */
export const draftParam = 'navigation';
