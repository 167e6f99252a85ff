import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Preview } from '@ritual/shared/federation/channel';
import type { Previews } from '../render/previews.ts';
import { sendPlainPage } from './plain-page.ts';

const name = 'rop_preview';
const cookie = new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`);

/** The preview that this browser looks at: the one of its cookie, while that has not expired. */
export async function previewOf(
  { headers }: FastifyRequest,
  previews: Previews,
): Promise<Preview | undefined> {
  const id = cookie.exec(headers.cookie ?? '')?.[1];
  return id === undefined ? undefined : previews.find(id);
}

/**
 * Handles `?preview=<id>`, which begins a preview in this browser, and `?preview=off`, which ends it; both lead on to the same page
 * without the parameter. Resolves with false when the address has none.
 */
export async function switchPreview(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  reply: FastifyReply,
  { previews, secure }: { readonly previews: Previews; readonly secure: boolean },
): Promise<boolean> {
  const query = new URLSearchParams(search);
  const id = query.get('preview');
  if (id === null) return false;
  query.delete('preview');
  const rest = query.toString();
  const preview = id === 'off' ? undefined : await previews.find(id);
  reply.header('cache-control', 'no-store');
  if (id !== 'off' && !preview) {
    gonePage(reply, pathname);
    return true;
  }
  const life = preview ? Math.ceil((Date.parse(preview.expiresAt) - Date.now()) / 1000) : 0;
  reply
    .header(
      'set-cookie',
      `${name}=${preview?.id ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${String(life)}${secure ? '; Secure' : ''}`,
    )
    .redirect(rest === '' ? pathname : `${pathname}?${rest}`, 303);
  return true;
}

const gonePage = (reply: FastifyReply, pathname: string) =>
  sendPlainPage(reply, 404, {
    title: 'This preview has ended',
    text: "Its link has expired, or it was not copied as a whole. 'npm run release -- preview <remote>@<version>' makes another one.",
    link: { text: 'See this page as shoppers do', href: `${pathname}?preview=off` },
  });
