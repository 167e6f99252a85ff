export { fields, type Field, type SettingName } from './fields.ts';
export { SettingsError } from './parse-fields.ts';
export { parseSettings, type Settings } from './settings.ts';
export { storeMode, type StoreMode } from './store-mode.ts';
export { readTrustProxy, warnOfProxies, type TrustProxy } from './trust-proxy.ts';
export { settingsTable } from './table.ts';
export { keptSecret } from './secrets.ts';
