import type { FastifyInstance } from 'fastify';
import { brand } from '@ritual/shared/kernel';

/** The mark in its own field, so that it is seen on light and dark tabs, and with room, as search results cut it round. */
const icon = [
  '<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 48 48">',
  '<path fill="#17181b" d="M0 0h48v48H0z"/>',
  `<path fill="#fff" fill-rule="evenodd" transform="translate(8 8)" d="${brand.mark.path}"/>`,
  '</svg>',
].join('');

/** The mark as a picture: for tabs and for search engines. */
export function iconRoute(app: FastifyInstance): void {
  app.get(brand.mark.href, (_request, reply) =>
    reply.header('content-type', 'image/svg+xml').header('cache-control', 'public, max-age=86400').send(icon),
  );
}
