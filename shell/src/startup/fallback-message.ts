export const fallbackMessageId = 'fallback-message';

/**
 * Message for a page that cannot be hydrated, or whose layout could not be rendered. The server puts it into every page as a
 * template, because no further code can be loaded when it is needed. Styled in `shared/theme/page-style`.
 */
export const fallbackMessageHtml = [
  `<template id="${fallbackMessageId}"><div class="fallback-message" role="alert">`,
  '<p>Part of this page could not be loaded, so it does not work as it should.</p>',
  '<p><a href="">Reload the page</a> <a href="/">Go to the home page</a></p>',
  '</div></template>',
].join('');

/** Shows the message, once. */
export function showFallbackMessage(): void {
  const template = document.getElementById(fallbackMessageId);
  if (!(template instanceof HTMLTemplateElement)) return;
  document.body.prepend(template.content);
}
