export { fields, type Field, type SettingName } from './fields.ts';
export { parseSettings, SettingsError, type Settings } from './settings.ts';
export { settingsTable } from './table.ts';
export { keptSecret } from './secrets.ts';
