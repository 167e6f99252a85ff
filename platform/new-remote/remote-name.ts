import { ownPrefixes } from '../release/publish/release-file.ts';

/** The name of a new remote; throws with a sentence when none can have it. */
export function remoteName(wanted: string): string {
  if (/^mfe-/.test(wanted)) {
    throw new Error(`Leave out 'mfe-': it is put before the name, for the folder. Write ${wanted.slice(4)}.`);
  }
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(wanted)) {
    throw new Error(
      `'${wanted}' is no name for a remote: small letters, digits and hyphens, such as gift-guide.`,
    );
  }
  if (wanted === 'shell') throw new Error("There is a 'shell' already. Choose another name.");
  if (ownPrefixes.includes(wanted)) {
    throw new Error(`The addresses below /${wanted} belong to the store itself. Choose another name.`);
  }
  return wanted;
}
