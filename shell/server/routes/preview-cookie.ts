import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Preview } from '@ritual/shared/federation/channel';
import type { Previews } from '../render/previews.ts';
import { sendPlainPage } from './plain-page.ts';

const name = 'rop_preview';
/** Of the browsers that are signed in as a developer. */
const developerName = 'rop_developer';

const cookieOf = ({ headers }: FastifyRequest, wanted: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${wanted}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1];

/** The preview that this browser looks at, by its cookie; null: it has ended. */
export async function previewOf(
  request: FastifyRequest,
  previews: Previews,
): Promise<Preview | null | undefined> {
  const id = cookieOf(request, name);
  return id === undefined ? undefined : ((await previews.find(id)) ?? null);
}

/** Whether this browser is signed in as a developer. */
export async function isDeveloper(request: FastifyRequest, previews: Previews): Promise<boolean> {
  const id = cookieOf(request, developerName);
  return id !== undefined && (await previews.find(id))?.developer === true;
}

/** Says that what comes from a developer's machine is shown to developers only. */
export function sendDevelopersOnly(reply: FastifyReply, url: Address): FastifyReply {
  return sendPlainPage(reply, 403, {
    title: 'This preview is for developers',
    text: "It shows what runs on the machine of the developer who looks at it. Sign this browser in first, with the link that 'npm run release -- developer' prints; then open this one again.",
    links: [linkOut(url)],
  });
}

/** Says that a preview has ended. The link on this page removes the cookie. */
export function sendEnded(reply: FastifyReply, url: Address): FastifyReply {
  return sendPlainPage(reply, 404, {
    title: 'This preview has ended',
    text: "It was ended, or its link has expired or is incomplete. Ask the person who sent it for a new one: 'npm run release -- preview <remote>@<version>'.",
    links: [linkOut(url)],
  });
}

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Handles `?preview=<id>`, which begins a preview in this browser or signs a developer in, `?preview=off`, which ends the preview, and
 * `?preview=sign-out`, which ends both. All lead on to the same page without the parameter. Resolves with false when the address has
 * none.
 */
export async function switchPreview(
  url: Address,
  request: FastifyRequest,
  reply: FastifyReply,
  { previews, secure }: { readonly previews: Previews; readonly secure: boolean },
): Promise<boolean> {
  const query = new URLSearchParams(url.search);
  const id = query.get('preview');
  if (id === null) return false;
  const ends = id === 'off' || id === 'sign-out';
  const preview = ends ? undefined : await previews.find(id);
  reply.header('cache-control', 'no-store');
  if (!ends && !preview) {
    sendEnded(reply, url);
    return true;
  }
  if (preview?.localhost && !(await isDeveloper(request, previews))) {
    sendDevelopersOnly(reply, url);
    return true;
  }
  const cookies = preview?.developer
    ? [cookieFor(developerName, preview, secure)]
    : [
        cookieFor(name, preview, secure),
        ...(id === 'sign-out' ? [cookieFor(developerName, undefined, secure)] : []),
      ];
  const rest = query.size === 1 && !preview ? searchOfReferrer(request, url.pathname) : url.search;
  for (const cookie of cookies) reply.header('set-cookie', cookie);
  reply.redirect(url.pathname + withParameters(rest), 303);
  return true;
}

/** Without a preview: removes the cookie. */
function cookieFor(cookie: string, preview: Preview | undefined, secure: boolean): string {
  // A day longer than the preview, so that its end is not passed over in silence.
  const life = preview ? Math.ceil((Date.parse(preview.expiresAt) - Date.now()) / 1000) + 86_400 : 0;
  return `${cookie}=${preview?.id ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${String(life)}${secure ? '; Secure' : ''}`;
}

/** The link to a page that ends the preview. */
export function linkOut({ pathname, search }: Address) {
  return { text: 'See this page as shoppers do', href: pathname + withParameters(search, 'off') };
}

/** The query of an address with another value of `preview`, or without it. */
function withParameters(search: string, preview?: string): string {
  const query = new URLSearchParams(search);
  query.delete('preview');
  if (preview !== undefined) query.set('preview', preview);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** The banner's link is the same on every page, so it has lost the query of the page that it was on. */
function searchOfReferrer({ headers }: FastifyRequest, pathname: string): string {
  const referrer = URL.parse(headers.referer ?? '');
  return referrer?.pathname === pathname ? referrer.search : '';
}
