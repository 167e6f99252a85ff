export const fallbackMessageId = 'fallback-message';

/**
 * Words for a page that cannot come alive, or whose frame could not be drawn. The server puts them into every page, out of
 * sight: where they are needed no more code can be counted on. Styled in `shared/theme/page-style`.
 */
export const fallbackMessageHtml = [
  `<template id="${fallbackMessageId}"><div class="fallback-message" role="alert">`,
  '<p>Part of this page could not be loaded, so it does not work as it should.</p>',
  '<p><a href="">Reload the page</a> <a href="/">Go to the home page</a></p>',
  '</div></template>',
].join('');

/** Shows those words, once. */
export function showFallbackMessage(): void {
  const words = document.getElementById(fallbackMessageId);
  if (!(words instanceof HTMLTemplateElement)) return;
  document.body.prepend(words.content);
}
