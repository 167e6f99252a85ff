import type { Command } from 'commander';
import { describePublishedVersions } from '../package-names.ts';
import { versionPattern } from '../publish/release-file.ts';
import type { Promotion } from '../promote/promote.ts';
import { remoteOf, type CommandContext } from './context.ts';

type NamedRelease = Pick<Promotion, 'name' | 'version'>;

/** Releases written as `<remote>@<version>`; one without a version is refused with those that are published. */
export async function parseReleases(
  texts: readonly string[],
  command: Command,
  { registry }: CommandContext,
): Promise<readonly NamedRelease[]> {
  const releases: NamedRelease[] = [];
  for (const [at, text] of texts.entries()) {
    const [wanted = '', version = '', ...more] = text.split('@');
    const name = remoteOf(wanted);
    if (version === '' || more.length > 0) {
      const next = texts[at + 1];
      // The version used to be an argument of its own.
      if (version === '' && next !== undefined && /^\d[^@]*$/.test(next)) {
        command.error(`error: write ${wanted}@${next}`);
      }
      const published = describePublishedVersions(await registry.list(), name);
      command.error(`error: name the version: ${wanted}@<version>. ${published}`);
    }
    if (!versionPattern.test(version)) {
      command.error(`error: '${version}' is no version: it looks like 1.2.0 or 0.1.0-3f2a9c1b`);
    }
    if (releases.some((one) => one.name === name)) {
      command.error(`error: name one version of ${name}, not two`);
    }
    releases.push({ name, version });
  }
  return releases;
}
