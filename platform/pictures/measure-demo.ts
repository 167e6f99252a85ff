// Measures the demo catalog's original pictures and writes the data that pages need beside the catalog: run `node
// platform/pictures/measure-demo.ts` after a picture was added or changed.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { picturesFolder } from '@ritual/shared/demo/pictures';
import { measure } from './measure.ts';

const lines: string[] = [];
for (const file of readdirSync(picturesFolder).sort()) {
  lines.push(`  ${JSON.stringify(file)}: ${JSON.stringify(await measure(join(picturesFolder, file)))}`);
}
writeFileSync(join(picturesFolder, '../pictures.json'), `{\n${lines.join(',\n')}\n}\n`);
console.log(`${lines.length} pictures measured.`);
