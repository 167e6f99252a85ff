import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Preview } from '@ritual/shared/federation/channel';
import type { Previews } from '../render/previews.ts';
import { sendPlainPage } from './plain-page.ts';

const name = 'rop_preview';
const cookie = new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`);

/** The preview that this browser looks at, by its cookie; null: it has ended. */
export async function previewOf(
  { headers }: FastifyRequest,
  previews: Previews,
): Promise<Preview | null | undefined> {
  const id = cookie.exec(headers.cookie ?? '')?.[1];
  return id === undefined ? undefined : ((await previews.find(id)) ?? null);
}

/** Says that a preview has ended. The link on this page removes the cookie. */
export function sendEnded(reply: FastifyReply, url: Address): FastifyReply {
  return sendPlainPage(reply, 404, {
    title: 'This preview has ended',
    text: "It was ended, or its link has expired or is incomplete. Ask whoever sent it for a new one: 'npm run release -- preview <remote>@<version>'.",
    links: [linkOut(url)],
  });
}

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Handles `?preview=<id>`, which begins a preview in this browser, and `?preview=off`, which ends it; both lead on to the same page
 * without the parameter. Resolves with false when the address has none.
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
  const preview = id === 'off' ? undefined : await previews.find(id);
  reply.header('cache-control', 'no-store');
  if (id !== 'off' && !preview) {
    sendEnded(reply, url);
    return true;
  }
  // A day longer than the preview, so that its end is not passed over in silence.
  const life = preview ? Math.ceil((Date.parse(preview.expiresAt) - Date.now()) / 1000) + 86_400 : 0;
  const rest = query.size === 1 && !preview ? searchOfReferrer(request, url.pathname) : url.search;
  reply
    .header(
      'set-cookie',
      `${name}=${preview?.id ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${String(life)}${secure ? '; Secure' : ''}`,
    )
    .redirect(url.pathname + withParameters(rest), 303);
  return true;
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
