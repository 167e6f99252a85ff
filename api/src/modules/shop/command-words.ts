import { parseArgs } from 'node:util';
import type * as z from 'zod/mini';
import '../../schema-messages.ts';

/** Input that the operator can correct; each line is a sentence. */
export class CommandError extends Error {}

export const usage = `npm run shop                                        what pages say of the shop, its taxes, what is missing
npm run shop -- set --phone "(617) 555-0142" …      changes what is named: name, email, phone, street, city, state, zip, hours
npm run shop -- tax register --state MA --from 2026-01-01
                                                    says where the shop is registered for sales tax; also --until and --permit
npm run shop -- tax unregister 3                    removes the registration of this number
npm run shop -- tax add --rate 6.25 --state MA      adds a rule in percent; also --priority, --from and --until (2026-12-31)
npm run shop -- tax remove 3                        removes the rule of this number`;

export function optionsOf(words: readonly string[], names: readonly string[]): Record<string, string> {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    });
    return values as Record<string, string>;
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}

export function checked<Schema extends z.ZodMiniType>(schema: Schema, given: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(given);
  if (success) return data;
  throw new CommandError(
    error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'),
  );
}
