import { settingsTable } from './table.ts';

console.log(settingsTable());
