import type { Shop } from '../contract/index.ts';

/** What a page says about itself to tabs, search engines and previews. */
export interface Head {
  /** Without the store's name, which the shell adds. */
  readonly title: string;
  readonly description?: string;
  /** Path on this site, filters left out. */
  readonly canonical?: string;
  /** Keep search engines away. */
  readonly noIndex?: boolean;
  /** Main picture, for a preload in the head. */
  readonly preload?: readonly HeadPicture[];
  /** Of remotes that were released before there was `Metadata`: path of the picture, structured data. */
  readonly image?: string;
  readonly jsonLd?: readonly object[];
}

/** What only search engines and previews read of a page. */
export interface Metadata {
  /** Picture for previews; the store's own when left out. */
  readonly image?: HeadImage;
  /** What the page is about, in the words of Open Graph; a page of the site when left out. */
  readonly type?: 'product';
  /** Structured data; one object each. */
  readonly jsonLd?: readonly object[];
}

/** A picture for previews elsewhere: path on this site, what it shows, its size in px. */
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

/** What metadata is made with. */
export interface MetadataContext extends HeadContext {
  /** null: the store could not be asked. */
  readonly shop: Shop | null;
}

export interface HeadContext {
  /** Origin under which the store is reached, without a trailing slash. */
  readonly origin: string;
  readonly pathname: string;
  readonly search: URLSearchParams;
}
