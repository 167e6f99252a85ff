import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/client.ts';
import type { CatalogueIndex } from './modules/catalogue/inverted-index/index.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { Settings } from './settings.ts';
import type { Tokens } from './modules/auth/tokens.ts';

/** What modules need; made once in buildApp and in tests. */
export interface Deps {
  readonly settings: Settings;
  readonly database: Database;
  readonly catalogueIndex: CatalogueIndex;
  readonly payments: PaymentProvider;
  readonly tokens: Tokens;
  readonly log: FastifyBaseLogger;
}
