export { channelStore, ChannelConflict, ChannelMalformed, type ChannelStore } from './channel-store.ts';
