export * from './remote-module.ts';
export { areaOf, routesOfArea } from './areas.ts';
export type { Channel, LiveRemote, Release } from './channel.ts';
export { remoteFor } from './remote-for.ts';
export * from './host.ts';
export { HostProvider, useHost, useAuth, useShop } from './host-context.tsx';
export type * from './head.ts';
export { containerGlobal } from './container-global.ts';
