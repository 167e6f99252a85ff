import type { Head, HeadContext, HeadImage, HeadPicture, Metadata } from '@ritual/shared/federation';
import { escape } from './escape.ts';
import { fullTitle } from './head-of.ts';

/** The preview picture of pages without one of their own. */
const storePicture: HeadImage = {
  href: '/media/1280/hero-eclipse-wide.webp',
  alt: 'A black jacket in front of a ring of light',
  width: 1280,
  height: 549,
};

/** The tags of a page's head, for the server. All values are escaped here. */
export function headHtml(
  head: Head | undefined,
  { image, type }: Metadata,
  { origin, pathname, name }: HeadContext & { readonly name: string },
): string {
  const title = fullTitle(head, name);
  const absolute = (address: string) => new URL(address, origin).href;
  const picture = image ?? (head?.image === undefined ? storePicture : { href: head.image });
  const canonical = head?.canonical ? absolute(head.canonical) : undefined;
  return [
    `<title>${escape(title)}</title>`,
    head?.description && meta('name', 'description', head.description),
    head?.noIndex && meta('name', 'robots', 'noindex'),
    canonical && `<link rel="canonical" href="${escape(canonical)}">`,
    meta('property', 'og:site_name', name),
    meta('property', 'og:locale', 'en_US'),
    meta('property', 'og:type', type ?? 'website'),
    meta('property', 'og:title', title),
    head?.description && meta('property', 'og:description', head.description),
    meta('property', 'og:url', canonical ?? absolute(pathname)),
    meta('property', 'og:image', absolute(picture.href)),
    ...('alt' in picture ? measures(picture) : []),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head?.preload ?? []).map(picturePreload),
  ]
    .filter((tag) => typeof tag === 'string' && tag !== '')
    .join('');
}

/** Structured data, at the end of the page: browsers do not use it, so it must not delay anything. */
export function structuredData(head: Head | undefined, { jsonLd = head?.jsonLd ?? [] }: Metadata): string {
  return jsonLd.map((data) => `<script type="application/ld+json">${jsonForHtml(data)}</script>`).join('');
}

function measures({ width, height, alt }: HeadImage): string[] {
  return [
    meta('property', 'og:image:width', String(width)),
    meta('property', 'og:image:height', String(height)),
    meta('property', 'og:image:alt', alt),
  ];
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escape(content)}">`;
}

function picturePreload({ href, srcSet, sizes, media }: HeadPicture): string {
  const attributes = Object.entries({ href, imagesrcset: srcSet, imagesizes: sizes, media })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escape(value ?? '')}"`);
  return `<link rel="preload" as="image" fetchpriority="high"${attributes.join('')}>`;
}

/** JSON that can stand inside a script element. */
export function jsonForHtml(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
