export { fromRoot, portOf, publicUrlOf } from './derived.ts';
export { missingFields, parseFields, SettingsError, withoutSecrets, type Values } from './parse-fields.ts';
export { fields, type SettingName } from './process-fields.ts';
export { pairProblems, swappedKeys } from './payment-keys.ts';
export { parseSettings, type Settings } from './settings.ts';
export { releaseStorageNames, releaseStorageOf, type ReleaseStorage } from './release-storage.ts';
export {
  uploadsEnvironment,
  uploadsStorageNames,
  uploadsStorageOf,
  type UploadsStorage,
} from './uploads-storage.ts';
export { storeMode, type StoreMode } from './store-mode.ts';
export { readTrustProxy, warnOfProxies, type TrustProxy } from './trust-proxy.ts';
export { readingOnly } from './reading-only.ts';
export { settingsTables } from './table.ts';
export { storedSecret } from './secrets.ts';
