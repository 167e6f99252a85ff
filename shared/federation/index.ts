export * from './remote-module.ts';
export { areaOf, routesOfArea } from './routes/areas.ts';
export type { Channel, LiveRemote, Release } from './channel.ts';
export { remoteFor } from './routes/remote-for.ts';
export * from './host/host.ts';
export { HostProvider, useHost, useAuth, useShop } from './host/host-context.tsx';
export type * from './head.ts';
export { containerGlobal } from './container-global.ts';
