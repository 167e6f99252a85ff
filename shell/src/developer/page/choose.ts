import type { Choice, Choices, LocalRelease } from '@ritual/shared/federation/developer';

type Wanted = { readonly version: string } | { readonly localhost: LocalRelease | undefined };

/** What this browser has chosen, with another release of one remote: the live one when the version is empty. */
export function choiceWith({ chosen }: Choices, remote: string, wanted: Wanted): Omit<Choice, 'keep'> {
  const { [remote]: _before, ...others } = chosen.remotes;
  const elsewhere = chosen.localhost?.name === remote ? null : chosen.localhost;
  if ('version' in wanted) {
    const { version } = wanted;
    return { remotes: { ...others, ...(version !== '' && { [remote]: version }) }, localhost: elsewhere };
  }
  if (!wanted.localhost) return { remotes: others, localhost: elsewhere };
  const { name, port, version, prefixes, slots } = wanted.localhost;
  // One remote at a time.
  return { remotes: others, localhost: { name, port, version, prefixes, slots } };
}

/** The releases of a remote to choose from: live, canary, then the other published ones, the newest first. */
export function versionsOf(
  { remotes }: Choices,
  remote: string,
): readonly { readonly value: string; readonly text: string }[] {
  const { live, canary, published } = remotes[remote] ?? { live: null, canary: null, published: [] };
  const others = published.filter((version) => version !== live && version !== canary);
  return [
    { value: '', text: live === null ? 'Not live' : `Live ${live}` },
    ...(canary === null ? [] : [{ value: canary, text: `Canary ${canary}` }]),
    ...others.map((version) => ({ value: version, text: version })),
  ];
}
