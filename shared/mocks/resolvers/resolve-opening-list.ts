import { csvLine, csvTime, csvTimeZone, openingListLink } from '../../kernel/index.ts';
import { noteAudit } from '../data/audit.ts';
import { writeMail } from '../data/mails.ts';
import type { MockStore } from '../data/mock-store.ts';
import { MockError } from '../mock-error.ts';
import type { Resolvers } from './resolver.ts';

/** As in the API a token is the entry's id and a proof; the mocks have one proof for all. */
const mockProof = 'a-proof-of-the-mocks';

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The token of the links in the mails to an address; undefined: it is not on the list. */
export function mockOpeningToken({ state }: MockStore, email: string): string | undefined {
  const entry = state.openingList.find((each) => isSame(each.email, email));
  return entry && `${entry.id}.${mockProof}`;
}

function entryOf(token: string): string {
  const [id = '', proof] = token.split('.');
  if (proof !== mockProof) throw new MockError('LINK_INVALID');
  return id;
}

export const openingListResolvers: Resolvers<
  'joinOpeningList' | 'confirmOpeningList' | 'leaveOpeningList' | 'getOpeningList' | 'exportOpeningList'
> = {
  joinOpeningList: ({ body: { email }, store }) => {
    const { state } = store;
    if (state.openedAt !== null) return undefined;
    const joinedAt = new Date().toISOString();
    const known = state.openingList.find((each) => isSame(each.email, email));
    if (known?.confirmedAt) return undefined;
    const entry = known ?? { id: store.newId(), email, joinedAt, confirmedAt: null, toldAt: null };
    const others = state.openingList.filter((each) => each !== known);
    state.openingList = [...others, { ...entry, joinedAt }];
    writeMail(store, {
      ...{ kind: 'opening-confirm', recipient: entry.email },
      subject: 'Confirm that we may tell you when we open',
      text: openingListLink('confirm', `${entry.id}.${mockProof}`),
    });
    return undefined;
  },
  confirmOpeningList: ({ body: { token }, store: { state } }) => {
    const id = entryOf(token);
    if (state.openingList.every((each) => each.id !== id)) throw new MockError('LINK_INVALID');
    const confirmedAt = new Date().toISOString();
    state.openingList = state.openingList.map((each) =>
      each.id === id ? { ...each, confirmedAt: each.confirmedAt ?? confirmedAt } : each,
    );
    return undefined;
  },
  leaveOpeningList: ({ query: { token }, store: { state } }) => {
    const gone = entryOf(token);
    state.openingList = state.openingList.filter(({ id }) => id !== gone);
    return undefined;
  },
  getOpeningList: ({ store: { state } }) => {
    const { openingList: all } = state;
    return {
      confirmed: all.filter(({ confirmedAt, toldAt }) => confirmedAt !== null && toldAt === null).length,
      unconfirmed: all.filter(({ confirmedAt }) => confirmedAt === null).length,
      told: all.filter(({ toldAt }) => toldAt !== null).length,
    };
  },
  exportOpeningList: (call) => {
    const confirmed = call.store.state.openingList
      .filter(({ confirmedAt }) => confirmedAt !== null)
      .toSorted((a, b) => Date.parse(a.confirmedAt ?? '') - Date.parse(b.confirmedAt ?? ''));
    noteAudit(call, {
      ...{ action: 'people.export-opening-list', subject: { type: 'people', id: 'opening-list' } },
      ...{ before: { rows: 0 }, after: { rows: confirmed.length } },
    });
    const lines = confirmed.map(({ email, confirmedAt, toldAt }) =>
      csvLine([email, csvTime(confirmedAt), csvTime(toldAt)]),
    );
    const head = csvLine(['Email', `Confirmed ${csvTimeZone}`, `Told ${csvTimeZone}`]);
    return { csv: head + lines.join(''), rows: confirmed.length };
  },
};
