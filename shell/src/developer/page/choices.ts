import {
  choicesSchema,
  chosenSchema,
  localReleaseSchema,
  type Choice,
  type Choices,
  type LocalRelease,
} from '@ritual/shared/federation/developer';
import { incompatibility } from '@ritual/shared/federation/compatibility';
import * as z from 'zod/mini';

const base = '/registry/developer';
const errorSchema = z.object({ message: z.string() });

/** What the registry said no to, or why it could not be asked. */
export class ChoiceError extends Error {}

async function call<T>(
  schema: { readonly safeParse: (json: unknown) => { success: true; data: T } | { success: false } },
  path: string,
  body?: object,
): Promise<T> {
  const request = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const answer = await fetch(base + path, request).catch(() => {
    throw new ChoiceError('The registry cannot be reached. Is the store running?');
  });
  const json: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) {
    const said = errorSchema.safeParse(json);
    const status = `The registry answered with status ${String(answer.status)}: see its log.`;
    throw new ChoiceError(said.success ? said.data.message : status);
  }
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  throw new ChoiceError('The registry is of another version than this page: reload it.');
}

export const readChoices = (): Promise<Choices> => call(choicesSchema, '/releases');

/** Makes a preview of a choice; resolves with the link to this page that shows it. */
export async function linkTo(choice: Choice): Promise<string> {
  const { id } = await call(chosenSchema, '/choices', choice);
  const link = new URL(location.href);
  link.searchParams.set('preview', id);
  return link.href;
}

/** Ends what this browser has chosen. When the registry does not hear of it, it ends with the sign-in. */
export async function endChoices(): Promise<void> {
  await fetch(`${base}/choices`, { method: 'DELETE' }).catch((error: unknown) => console.warn(error));
}

/** Milliseconds that a developer's server may take to answer. */
const timeoutMs = 5_000;

/**
 * Asks the developer's server what it serves. The page's own policy allows no other origin; a page of the registry in a frame may ask
 * exactly this one.
 */
export function askLocal(port: number): Promise<unknown> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = `${base}/probe?port=${String(port)}`;
  return new Promise<unknown>((resolve, reject) => {
    const listen = ({ source, origin, data }: MessageEvent) => {
      if (origin === location.origin && source === frame.contentWindow) done(() => resolve(data as unknown));
    };
    const done = (settle: () => void) => {
      clearTimeout(timer);
      removeEventListener('message', listen);
      frame.remove();
      settle();
    };
    const timer = setTimeout(
      () => done(() => reject(new ChoiceError(`localhost:${String(port)} does not answer.`))),
      timeoutMs,
    );
    addEventListener('message', listen);
    document.body.append(frame);
  });
}

const answerSchema = z.union([z.object({ release: z.unknown() }), z.object({ error: z.string() })]);

/**
 * Whether the browser lets pages of this site reach this machine; undefined: this browser has no such permission, or by its older name
 * only.
 */
async function localAccess(): Promise<PermissionState | undefined> {
  for (const name of ['loopback-network', 'local-network-access']) {
    try {
      return (await navigator.permissions.query({ name: name as PermissionName })).state;
    } catch {
      // Another browser, or another version: it does not know the name.
    }
  }
  return undefined;
}

/** Why nothing was heard of a developer's server, as far as the browser says. */
export async function adviceFor(problem: string): Promise<string> {
  const access = await localAccess();
  if (access === undefined || access === 'granted') return problem;
  return `${problem} The browser may not have been allowed to reach this machine either: allow this site 'apps on device' or 'local network' in the settings left of the address.`;
}

/** What a developer's server serves, if this page can use it as this remote; throws a ChoiceError with what to do otherwise. */
export function readLocal(
  answer: unknown,
  remote: string,
  port: number,
  shell: Choices['shell'],
): LocalRelease {
  const at = `localhost:${String(port)}`;
  const parsed = answerSchema.safeParse(answer);
  const start = `npm run dev -w mfe-${remote} -- --store ${location.origin}`;
  if (!parsed.success || !('release' in parsed.data)) {
    throw new ChoiceError(`${at} does not answer this store. Start it with: ${start}`);
  }
  const release = localReleaseSchema.safeParse(parsed.data.release);
  if (!release.success) throw new ChoiceError(`${at} serves no remote. Start it with: ${start}`);
  const { name } = release.data;
  if (name !== remote) throw new ChoiceError(`${at} serves ${name}: choose it in the list above.`);
  const problem = incompatibility(release.data, shell);
  if (problem !== undefined) throw new ChoiceError(`${at} ${problem}.`);
  return { ...release.data, port };
}
