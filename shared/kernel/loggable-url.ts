/** What may be read of an address: choices and places in lists, which are words of the shop and not of a person. */
const open = new Set([
  ...['category', 'collection', 'color', 'gender', 'inStock', 'size', 'sort'],
  ...['days', 'from', 'id', 'limit', 'offset', 'page', 'state', 'status', 'to'],
]);

const hidden = '[hidden]';

/**
 * An address (path and query) as it may stand in logs. What people searched for, the tokens of links in mails and the ids of
 * payment pages, which show an order to whoever has them, are left out, and so is whatever nobody has thought of.
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
