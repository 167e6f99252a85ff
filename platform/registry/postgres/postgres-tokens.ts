import { checkDocument } from '../document.ts';
import { tokensAdvice, tokensSchema, type TokenRecords } from '../tokens.ts';
import type { StoreDatabase } from './store-database.ts';

/** The tokens in one row. */
export function postgresTokens({ query, transaction, location }: StoreDatabase): TokenRecords {
  const parse = (rows: readonly { readonly document: unknown }[]) =>
    rows.flatMap(
      ({ document }) =>
        checkDocument(tokensSchema, document, `the tokens in ${location}`, tokensAdvice).tokens,
    );
  const select = "select document from release_store.documents where name = 'tokens'";
  return {
    read: async () => parse((await query<{ document: unknown }>(select)).rows),
    change: (of) =>
      transaction(async (within) => {
        await within(
          `insert into release_store.documents (name, document) values ('tokens', $1) on conflict do nothing`,
          [JSON.stringify({ schema: 1, tokens: [] })],
        );
        const tokens = parse((await within<{ document: unknown }>(`${select} for update`)).rows);
        const result = of(tokens);
        await within("update release_store.documents set document = $1 where name = 'tokens'", [
          JSON.stringify({ schema: 1, tokens }),
        ]);
        return result;
      }),
  };
}
