import type { FastifyBaseLogger } from 'fastify';
import type { Uploads } from '@ritual/platform/pictures';
import type { Database } from './db/client.ts';
import type { Cards } from './modules/catalog/cards/cards.ts';
import type { CatalogIndex } from './modules/catalog/inverted-index/index.ts';
import type { Payments } from './payments/provider.ts';
import type { Settings } from './settings.ts';
import type { Tokens } from './modules/auth/tokens.ts';

/** What modules need; made once in buildApp and in tests. */
export interface Deps {
  readonly settings: Settings;
  readonly database: Database;
  /** Originals of uploaded pictures. */
  readonly uploads: Uploads;
  readonly catalogIndex: CatalogIndex;
  readonly cards: Cards;
  readonly payments: Payments;
  readonly tokens: Tokens;
  readonly log: FastifyBaseLogger;
}
