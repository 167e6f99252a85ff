import type { Head, HeadContext, HeadPicture } from '@ritual/shared/federation';
import { fullTitle } from './head-of.ts';

/** The tags of a page's head, for the server. Everything in them is escaped here. */
export function headHtml(head: Head | undefined, { origin, pathname }: HeadContext): string {
  const title = fullTitle(head);
  const absolute = (address: string) => new URL(address, origin).href;
  const canonical = head?.canonical ? absolute(head.canonical) : undefined;
  return [
    `<title>${escape(title)}</title>`,
    head?.description && meta('name', 'description', head.description),
    head?.noIndex && meta('name', 'robots', 'noindex'),
    canonical && `<link rel="canonical" href="${escape(canonical)}">`,
    meta('property', 'og:site_name', 'RITUAL OF POWER'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    head?.description && meta('property', 'og:description', head.description),
    meta('property', 'og:url', canonical ?? absolute(pathname)),
    head?.image && meta('property', 'og:image', absolute(head.image)),
    ...(head?.preload ?? []).map(picturePreload),
    ...(head?.jsonLd ?? []).map((data) => `<script type="application/ld+json">${jsonForHtml(data)}</script>`),
  ]
    .filter((tag) => typeof tag === 'string' && tag !== '')
    .join('');
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

/** For text and for attributes in double quotes. */
export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** JSON that can stand inside a script element. */
export function jsonForHtml(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
