import { fields } from './fields.ts';

/** The settings as a Markdown table: docs/settings.md holds exactly this text, and a test compares them. */
export function settingsTable(): string {
  const rows = Object.entries(fields).map(
    ([name, { fallback, meaning }]) => `| \`${name}\` | ${fallback} | ${meaning} |`,
  );
  return ['| Setting | Default | Meaning |', '|---|---|---|', ...rows].join('\n');
}
