/** An address as it may stand in logs: the token of a link in a mail opens an account and is left out. */
export function loggableUrl(url: string): string {
  return url.replace(/([?&]token=)[^&#]*/gi, '$1[hidden]');
}
