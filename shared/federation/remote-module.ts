import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Head, HeadContext, Metadata, MetadataContext } from './head.ts';
import type { SessionUser } from './host.ts';

/**
 * Version of the agreement between host and remotes: this file, the host port, the shared singletons and how
 * containers are built. Raised only for changes that an older remote could not live with.
 *
 * 2: the shell's API client and cart store, which are shared, give money in cents; they gave dollars.
 * 3: containers are webpack's own; the shell hands no federation runtime to them any more. Its API client takes the
 * definition of a call; it took its name. Remotes may have areas.
 * 4: `drawnLater` of the theme, which is shared, is `belowFold`.
 */
export const contractVersion = 4;

/** Places of the shell that a remote may fill. */
export const slotNames = ['cart-sidebar'] as const;
export type SlotName = (typeof slotNames)[number];

export interface CartSidebarProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export interface SlotProps {
  readonly 'cart-sidebar': CartSidebarProps;
}

export type SlotLoaders = {
  readonly [Name in SlotName]?: () => Promise<ComponentType<SlotProps[Name]>>;
};

/** What every page's route says about itself in `handle`. */
export interface RouteHandle<Data = unknown> {
  /** Who may open the page and those below it; absent means everybody, and rendering on the server. */
  readonly access?: 'user' | 'admin';
  /** Of a page for those who are not signed in (login): where somebody who is goes instead. A path of this site. */
  readonly whenSignedIn?: (user: SessionUser, url: URL) => string;
  /**
   * Names of the address's parameters that the page reads. The server draws it without all others, once for everybody who
   * comes with them. Absent: every parameter counts, and each address is drawn for itself.
   */
  readonly query?: readonly string[];
  /** Called on server and client with the route's loader data once it is there. */
  readonly head?: (data: Data, context: HeadContext) => Head;
  /** Called on the server only, and loaded by nobody else: a chunk of its own keeps it out of every browser. */
  readonly metadata?: () => Promise<(data: Data, context: MetadataContext) => Metadata>;
}

/**
 * Pages of which only few know (those of administrators): their routes are fetched when an address below the prefix is opened.
 * All of them are private; the server draws none of them.
 */
export interface RemoteArea {
  readonly prefix: string;
  readonly routes: () => Promise<RouteObject[]>;
}

/** The one module a remote exposes, as `./remote`, under the name `remote`. */
export interface RemoteModule {
  readonly name: string;
  readonly contractVersion: number;
  /** Absolute paths, every page through `lazy`. */
  readonly routes: RouteObject[];
  readonly areas?: readonly RemoteArea[];
  readonly slots?: SlotLoaders;
}
