import { isAbsolute, resolve } from 'node:path';
import { root } from '../root.ts';
import type { Values } from './parse-fields.ts';

/** A path of the settings; one that is not absolute begins at the folder of the store's code. */
export function fromRoot(path: string): string {
  return isAbsolute(path) ? path : resolve(root, path);
}

const offsets = {
  API_PORT: 100,
  PAYMENT_PORT: 101,
  ASSET_PORT: 102,
  DATABASE_PORT: 103,
  REGISTRY_PORT: 104,
} as const;
export type PortName = keyof typeof offsets;
export const portNames = Object.keys(offsets) as readonly PortName[];

/** The port of a process: its own setting, or one that follows the port of the store. */
export function portOf<Name extends PortName>(values: Pick<Values, 'PORT' | Name>, name: Name): number {
  const own: number | undefined = values[name];
  return own ?? values.PORT + offsets[name];
}

/** Where browsers reach the store; without a slash at the end. */
export function publicUrlOf(values: Pick<Values, 'PORT' | 'PUBLIC_URL'>): string {
  return (values.PUBLIC_URL ?? `http://localhost:${String(values.PORT)}`).replace(/\/+$/, '');
}
