import type { FastifyInstance } from 'fastify';
import { brand } from '@ritual/shared/kernel';

/** The logo on its own background, visible on light and dark tabs, with a margin, because search results crop it to a circle. */
const icon = [
  '<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 48 48">',
  '<path fill="#17181b" d="M0 0h48v48H0z"/>',
  `<path fill="#fff" fill-rule="evenodd" transform="translate(8 8)" d="${brand.mark.path}"/>`,
  '</svg>',
].join('');

/** The logo as an SVG file, for browser tabs and search engines. */
export function iconRoute(app: FastifyInstance): void {
  app.get(brand.mark.href, (_request, reply) =>
    reply.header('content-type', 'image/svg+xml').header('cache-control', 'public, max-age=86400').send(icon),
  );
}
