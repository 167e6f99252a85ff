import { endpoints } from '@ritual/shared/contract/endpoints';
import type { Shop } from '@ritual/shared/contract';
import { staffPass } from '@ritual/platform/staff-pass';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Log } from '../render/live-set/live-set.ts';

interface OpeningOptions {
  readonly apiOrigin: string;
  readonly log: Log;
  readonly now?: () => number;
}

/** What the opening page says of a shop. */
export type ClosedShop = Pick<Shop, 'facts'>;

/** No more than is needed: what a newer API says of other things must not make a closed shop look open. */
const answerOf = z.pick(endpoints.shop.response, { open: true, facts: true });

export interface ShopOpening {
  /** The shop that has not opened; null: it has, or nothing is known of it. */
  readonly closed: () => Promise<ClosedShop | null>;
  /** Whether a page is asked for by a member of the staff. */
  readonly isStaff: (request: FastifyRequest) => Promise<boolean>;
}

/** Milliseconds for which an answer holds, and for which a page waits for a new one. */
const askEvery = 1000;
const timeoutMs = 2000;

/** Asks the API whether the shop has opened, until it has: it does not close again. */
export function createShopOpening({ apiOrigin, log, now = Date.now }: OpeningOptions): ShopOpening {
  let opened = false;
  let known: ClosedShop | null = null;
  let until = 0;
  let asking: Promise<void> | undefined;
  const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(apiOrigin + path, { headers, signal: AbortSignal.timeout(timeoutMs) });

  async function refresh(): Promise<void> {
    try {
      const answer = await ask(endpoints.shop.path);
      if (!answer.ok) throw new Error(`The API answers ${String(answer.status)}.`);
      const shop = answerOf.parse(await answer.json());
      opened = shop.open !== false;
      known = opened ? null : shop;
    } catch (error) {
      // A shop that is open has an API that fails, too: what was known stays.
      log.warn({ err: error }, 'The API does not say whether the shop has opened.');
    }
    until = now() + askEvery;
  }

  return {
    async closed() {
      if (opened) return null;
      if (now() >= until) await (asking ??= refresh().finally(() => (asking = undefined)));
      return known;
    },
    async isStaff({ headers: { cookie = '' } }) {
      const [pass] = new RegExp(`(?:^|(?<=;\\s*))${staffPass.cookie}=[\\w.-]+`).exec(cookie) ?? [];
      if (pass === undefined) return false;
      try {
        return (await ask(staffPass.path, { cookie: pass })).status === 204;
      } catch (error) {
        log.warn({ err: error }, 'The API does not say whether a page is for the staff.');
        return false;
      }
    },
  };
}
