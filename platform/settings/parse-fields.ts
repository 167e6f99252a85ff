import type { Field } from './fields.ts';
import { fields, type SettingName } from './process-fields.ts';

/** Settings that cannot be used: one sentence for each problem. */
export class SettingsError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

export type Values = { [name in SettingName]: ReturnType<(typeof fields)[name]['schema']['parse']> };

/** The named settings, parsed; an empty or blank variable counts as not set. Throws SettingsError. */
export function parseFields<Name extends SettingName>(
  env: NodeJS.ProcessEnv,
  names: readonly Name[],
): Pick<Values, Name> {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const name of names) {
    const { schema, hint } = fields[name];
    // As a number, a blank would be 0.
    const text = env[name]?.trim() === '' ? undefined : env[name];
    const result = schema.safeParse(text);
    if (result.success) values[name] = result.data;
    else problems.push(`${name} is ${quote(name, text)}, which cannot be used: write ${hint}.`);
  }
  if (problems.length > 0) throw new SettingsError(problems);
  return values as Pick<Values, Name>;
}

/** The sentences for settings that `what` cannot do without. */
export function missingFields<Name extends SettingName>(
  values: Partial<Pick<Values, Name>>,
  names: readonly Name[],
  what: string,
): string[] {
  return names
    .filter((name) => values[name] === undefined)
    .map((name) => `${name} is missing, and ${what} needs it: write ${fields[name].hint}.`);
}

/** An environment without the settings that are secrets. */
export function withoutSecrets(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isSecret(name)));
}

/** A secret is never printed, only its length. */
function quote(name: string, text = ''): string {
  return isSecret(name) ? `a text of ${text.length} characters` : `'${text}'`;
}

function isSecret(name: string): boolean {
  const field: Field | undefined = Object.hasOwn(fields, name) ? fields[name as SettingName] : undefined;
  return field?.secret === true;
}
