import type { RouteObject } from 'react-router-dom';
import type { Head, HeadContext, Metadata, MetadataContext } from './head.ts';
import type { SessionUser } from './host/host.ts';
import type { SlotLoaders } from './slots.ts';

/** What every page's route declares in `handle`. */
export interface RouteHandle<Data = unknown> {
  /** Who may open the page and those below it; absent means every visitor, and rendering on the server. */
  readonly access?: 'user' | 'admin';
  /** For a page of visitors who are not signed in (login): where a signed-in shopper goes instead. A path of this site. */
  readonly whenSignedIn?: (user: SessionUser, url: URL) => string;
  /**
   * Names of the query parameters that the page reads. The server renders the page without all others, once for every request
   * that carries them. Absent: every parameter counts, and each URL is rendered separately.
   */
  readonly query?: readonly string[];
  /**
   * Name of the page's chunk (`webpackChunkName` of its import): its scripts are requested with the first ones of the page, and
   * not only when the remote's routes are known.
   */
  readonly chunk?: string;
  /** Called on server and client with the route's loader data once it has loaded. */
  readonly head?: (data: Data, context: HeadContext) => Head;
  /** Called and loaded on the server only: a chunk of its own keeps it out of every browser. */
  readonly metadata?: () => Promise<(data: Data, context: MetadataContext) => Metadata>;
}

/**
 * Pages that few visitors use (those of administrators): their routes are fetched when a URL below the prefix is opened. All
 * of them are private; the server renders none of them.
 */
export interface RemoteArea {
  readonly prefix: string;
  readonly routes: () => Promise<RouteObject[]>;
  /**
   * Its pages bring the frame around them along: the shell leaves out banner, navbar, footer and cart button. A shell from before
   * this field draws them all the same.
   */
  readonly frame?: 'own';
}

/** The one module a remote exposes, as `./remote`, under the name `remote`. */
export interface RemoteModule {
  readonly name: string;
  /** Absolute paths, every page through `lazy`. */
  readonly routes: RouteObject[];
  readonly areas?: readonly RemoteArea[];
  readonly slots?: SlotLoaders;
}
