import { confine } from './confine.ts';
import type { RemoteArea, RemoteModule } from '../remote-module.ts';
import { prefixFits } from './remote-for.ts';

/** The area that a path belongs to. */
export function areaOf(
  { areas = [] }: Pick<RemoteModule, 'areas'>,
  pathname: string,
): RemoteArea | undefined {
  return areas.find(({ prefix }) => prefixFits(pathname, prefix));
}

/** Fetches the routes of an area and keeps those within its prefix. */
export async function routesOfArea({ prefix, routes }: RemoteArea) {
  return confine(await routes(), [prefix]).routes;
}
