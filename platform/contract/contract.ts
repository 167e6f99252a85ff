import { z } from 'zod';
import { filePath } from './file-path.ts';

/** Types in one line, by the name of the slot or event. */
const types = z.record(z.string().max(100), z.string().max(5000));
const names = z.array(z.string().max(200)).max(2000);

/** The file of a release with the types of its slots and events, for other teams. */
export const typesFile = 'types/contract.d.ts';

/**
 * What a release gives to others and takes from them, as its build has found it: part of `release.json`. The gate compares it with what
 * is live (../release/gate). The versions of packages stand beside it (`requires`, `brings`).
 */
export const contractSchema = z.object({
  /** Modules that the container exposes; the shell's has none. */
  exposes: names,
  /** Patterns of the pages, as the Node build has them and as the scripts for browsers have them. */
  routes: z.object({ node: names, web: names }),
  slots: z.object({
    /** Props that it gives to what fills a slot. */
    offers: types,
    /** Props that its own fillings expect. */
    fills: types,
  }),
  events: z.object({ publishes: types, subscribes: types }),
  /** Members of the host API by module: those that a remote imports, or those that a shell provides. */
  hostMembers: z.record(z.string(), names),
  /** API calls of its scripts: `GET /api/cart`. */
  calls: names,
  /** Bytes of the scripts for browsers. */
  sizes: z.record(
    z.string().max(200).regex(filePath),
    z.object({ raw: z.int(), brotli: z.int().nullable() }),
  ),
  /** Integrity of the file with the types. */
  types: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
});
export type Contract = z.infer<typeof contractSchema>;
