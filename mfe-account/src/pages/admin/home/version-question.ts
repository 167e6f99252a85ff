/** What is asked before something is done with a version. */
export type Asked =
  { readonly what: 'publish' | 'discard' } | { readonly what: 'restore' | 'take back'; readonly id: number };

/** @param isWritten there is a draft, or the form is not saved: restoring takes its place */
export function questionOf(asked: Asked | null, isWritten: boolean) {
  switch (asked?.what) {
    case 'restore':
      return {
        title: 'Restore this version?',
        button: 'Make it the draft',
        destroys: isWritten,
        children: isWritten
          ? 'It becomes the draft, in place of what is written now. Shoppers see it when you publish it.'
          : 'It becomes the draft. Shoppers see it when you publish it.',
      };
    case 'take back':
      return {
        title: 'Take this version back?',
        button: 'Take it back',
        children: 'It will not be shown at its time. It stays in the list, and can be restored.',
      };
    default:
      return {
        title: 'Throw the draft away?',
        button: 'Throw it away',
        destroys: true,
        children: 'The form shows what shoppers see again. What is published or scheduled stays.',
      };
  }
}
