import type { Contract } from '../../contract/contract.ts';

export interface Changed {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Slots and events that have types: a type that differs is a change, too. */
export interface ChangedTypes extends Changed {
  readonly changed: readonly string[];
}

/** What differs in what two releases give to others and take from them. */
export interface ContractDifferences {
  readonly routes: Changed;
  readonly offers: ChangedTypes;
  readonly fills: ChangedTypes;
  readonly publishes: ChangedTypes;
  readonly subscribes: ChangedTypes;
  /** `useCart of @ritual/shared/state` */
  readonly hostMembers: Changed;
  readonly calls: Changed;
}

export function compareContracts(before: Contract, after: Contract): ContractDifferences {
  const routesOf = ({ routes }: Contract) => [...new Set([...routes.node, ...routes.web])];
  const membersOf = ({ hostMembers }: Contract) =>
    Object.entries(hostMembers).flatMap(([module, members]) => members.map((name) => `${name} of ${module}`));
  return {
    routes: changed(routesOf(before), routesOf(after)),
    offers: changedTypes(before.slots.offers, after.slots.offers),
    fills: changedTypes(before.slots.fills, after.slots.fills),
    publishes: changedTypes(before.events.publishes, after.events.publishes),
    subscribes: changedTypes(before.events.subscribes, after.events.subscribes),
    hostMembers: changed(membersOf(before), membersOf(after)),
    calls: changed(before.calls, after.calls),
  };
}

/** The differences as sentences, one a line. */
export function describeContracts(differences: ContractDifferences): readonly string[] {
  const { routes, offers, fills, publishes, subscribes, hostMembers, calls } = differences;
  return [
    ...describeChanged('page', routes),
    ...describeTypes('offered slot', offers),
    ...describeTypes('filling of slot', fills),
    ...describeTypes('published event', publishes),
    ...describeTypes('subscription to event', subscribes),
    ...describeChanged('member of the host API', hostMembers),
    ...describeChanged('API call', calls),
  ];
}

export const describeChanged = (what: string, { added, removed }: Changed): readonly string[] => [
  ...added.map((name) => `${what} added: ${name}`),
  ...removed.map((name) => `${what} removed: ${name}`),
];

const describeTypes = (what: string, change: ChangedTypes): readonly string[] => [
  ...describeChanged(what, change),
  ...change.changed.map((name) => `${what} with other types: ${name}`),
];

export const changed = (before: readonly string[], after: readonly string[]): Changed => ({
  added: after.filter((name) => !before.includes(name)),
  removed: before.filter((name) => !after.includes(name)),
});

type Types = Readonly<Record<string, string>>;
const changedTypes = (before: Types, after: Types): ChangedTypes => ({
  ...changed(Object.keys(before), Object.keys(after)),
  changed: Object.keys(after).filter((name) => Object.hasOwn(before, name) && before[name] !== after[name]),
});
