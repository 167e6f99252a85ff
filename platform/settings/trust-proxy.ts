import { isIP } from 'node:net';

/** Proxies whose X-Forwarded-* headers are trusted: none, by address, or by their number of hops. */
export type TrustProxy = false | string[] | ((address: string, hop: number) => boolean);

const named = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Parses TRUST_PROXY into Fastify's option: 'false'; a number of proxies; or addresses and networks, separated by commas. null for
 * anything else. 'true' is refused: it would trust headers that a visitor has sent.
 */
export function readTrustProxy(text: string): TrustProxy | null {
  if (text === 'false') return false;
  // Fastify accepts no number, because it cannot know whether requests can bypass the proxies; the operator can.
  if (/^[1-9]$/.test(text)) return (_address, hop) => hop < Number(text);
  const networks = text.split(',').map((each) => each.trim());
  return networks.every((each) => named.has(each) || isNetwork(each)) ? networks : null;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (more.length > 0 || most < 0) return false;
  // '/0' would be every address.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most);
}

interface Asked {
  readonly headers: Readonly<Record<string, unknown>>;
  /** Fastify's: who called and those before that were believed; nothing when none is. */
  readonly ips?: readonly string[] | undefined;
}

/**
 * For a server's first hook: tells an operator that `X-Forwarded-For` comes from an address that is not believed, unless that is wanted.
 * Once, because visitors can write that header, too, and would fill the log.
 * @param trust as read, null where nothing is set
 */
export function warnOfProxies(
  trust: TrustProxy | null,
  tell: (sentence: string) => void,
): (request: Asked) => void {
  let told = false;
  return ({ headers, ips = [] }) => {
    if (told || trust === false || headers['x-forwarded-for'] === undefined || ips.length > 1) return;
    told = true;
    tell(
      'X-Forwarded-For has come from an address that TRUST_PROXY does not name: if that is a proxy of yours, all visitors count as one and share its limits. Write how many proxies there are (1) or their addresses in TRUST_PROXY, or false if there are none.',
    );
  };
}
