import { shop } from '@ritual/shared/contract';
import { paths } from '@ritual/shared/paths';
import type { Settings } from '../settings/index.ts';

export type ShopState = 'closed' | 'no-orders' | 'ready';

/**
 * Whether the running shop waits for its owner: not open yet, or open and without what an order needs. undefined when the API does not
 * answer, for example during a restart; that must not stop the store.
 */
export async function shopState(
  { ports }: { readonly ports: Pick<Settings['ports'], 'api'> },
  timeoutMs = 3000,
): Promise<ShopState | undefined> {
  try {
    const address = `http://127.0.0.1:${String(ports.api)}/api/public/shop`;
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    const { open, missing } = (await response.json()) as Readonly<Record<string, unknown>>;
    if (shop.shape.open.parse(open) === false) return 'closed';
    return shop.shape.missing.parse(missing).length > 0 ? 'no-orders' : 'ready';
  } catch {
    return undefined;
  }
}

/** What an operator who has started the store has to do next, a paragraph each. */
export function whatIsLeft(
  { mode, publicUrl, mail }: Pick<Settings, 'mode' | 'publicUrl' | 'mail'>,
  state: ShopState | undefined,
): string[] {
  const left: string[] = [];
  if (state === 'closed')
    left.push(
      `The shop is not open yet. Its owner signs in at ${publicUrl}${paths.admin.to()} and goes through the steps there.\nThe first owner is made by npm run create-admin -- name@example.com, with the settings of the store.`,
    );
  if (state === 'no-orders')
    left.push(
      'The store takes no orders yet: an owner enters what is missing under Settings and Taxes in the admin area, or by npm run shop.',
    );
  if (mode === 'demo') return left;
  if (mail.smtpUrl === null)
    left.push('Mails are kept and not sent, also those of orders and forgotten passwords: set SMTP_URL.');
  else if (mail.from.includes('@example.com'))
    left.push(`Mails are sent from ${mail.from}, which is an example: set MAIL_FROM.`);
  return left;
}
