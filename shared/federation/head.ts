import type { Shop } from '../contract/index.ts';

/** What a page provides for the browser tab, search engines and previews. */
export interface Head {
  /** Without the store's name, which the shell adds. */
  readonly title: string;
  readonly description?: string;
  /** Path on this site, without filters. */
  readonly canonical?: string;
  /** Keep search engines away. */
  readonly noIndex?: boolean;
  /** Main picture, for a preload in the head. */
  readonly preload?: readonly HeadPicture[];
  /** From remotes released before `Metadata` existed: path of the picture, structured data. */
  readonly image?: string;
  readonly jsonLd?: readonly object[];
}

/** Metadata that only search engines and previews read. */
export interface Metadata {
  /** Picture for previews; the store's own when left out. */
  readonly image?: HeadImage;
  /** The Open Graph type of the page; `website` when left out. */
  readonly type?: 'product';
  /** Structured data; one object each. */
  readonly jsonLd?: readonly object[];
}

/** A preview picture for other sites: path on this site, alternative text, size in px. */
export interface HeadImage {
  readonly href: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** A picture worth preloading: the same `srcset` and `sizes` as the element that will show it. */
export interface HeadPicture {
  readonly href: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  readonly media?: string;
}

/** Input for `metadata`. */
export interface MetadataContext extends HeadContext {
  /** null: the API could not be reached. */
  readonly shop: Shop | null;
}

export interface HeadContext {
  /** Origin of the store, without a trailing slash. */
  readonly origin: string;
  readonly pathname: string;
  readonly search: URLSearchParams;
}
