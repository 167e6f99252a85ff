import { originOfLocal, type LocalRemote } from '@ritual/shared/federation/channel';
import type { ShellRelease } from '../../src/server-rendering/types.ts';

const first = '<meta charset="utf-8">';

/**
 * A page with the script that brings the developer panel. It is the page as anybody else gets it and not rendered for developers, so
 * that the panel shows what shoppers have. The script runs before all others: it listens to what they do.
 */
export function withPanel(
  html: string,
  { base, version, developer }: ShellRelease,
  localhost: LocalRemote | undefined,
): string {
  if (!developer) return html;
  const { file, integrity } = developer.start;
  const local = localhost ? ` data-local="${originOfLocal(localhost)}"` : '';
  const script = `<script defer src="${base}${file}" integrity="${integrity}" data-shell="${version}"${local}></script>`;
  return html.replace(first, () => first + script);
}
