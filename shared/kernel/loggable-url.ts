/** Query parameters that are safe to log: filters and page numbers, whose values come from the shop and not from a person. */
const open = new Set([
  ...['category', 'collection', 'color', 'gender', 'inStock', 'size', 'sort'],
  ...['days', 'from', 'id', 'limit', 'offset', 'page', 'state', 'status', 'to'],
]);

const hidden = '[hidden]';

/**
 * A URL (path and query) as it may appear in logs. Left out are search terms, the tokens of links in mails, the ids of
 * payment pages, which show an order to any holder, and every parameter that is not on the list.
 */
export function loggableUrl(url: string): string {
  const [path = '', ...rest] = url.split('?');
  const shown = path.replace(/(\/(?:by-session|reconcile)\/)[^/]+/gi, `$1${hidden}`);
  if (rest.length === 0) return shown;
  const query = rest
    .join('?')
    .split('&')
    .map((pair) => {
      const [name = '', value] = pair.split('=');
      if (value === undefined) return hidden;
      return open.has(name) ? pair : `${name}=${hidden}`;
    });
  return `${shown}?${query.join('&')}`;
}
