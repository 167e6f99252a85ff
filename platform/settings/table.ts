import { storeFields, type Field } from './fields.ts';
import { processFields } from './process-fields.ts';

/** The settings as Markdown tables: docs/settings.md holds exactly these texts, and a test compares them. */
export function settingsTables(): readonly string[] {
  return [tableOf(storeFields), tableOf(processFields)];
}

function tableOf(fields: Readonly<Record<string, Field>>): string {
  const rows = Object.entries(fields).map(
    ([name, { fallback, meaning }]) => `| \`${name}\` | ${fallback} | ${meaning} |`,
  );
  return ['| Setting | Default | Meaning |', '|---|---|---|', ...rows].join('\n');
}
