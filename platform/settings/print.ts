import { settingsTables } from './table.ts';

console.log(settingsTables().join('\n\n'));
