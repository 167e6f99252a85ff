import { writeFile } from 'node:fs/promises';
import { fontFiles } from '@ritual/shared/theme/font-files';
import { subsetFontFile } from './subset-font-file.ts';

// Writes the font files that the store serves; run after a change of shared/theme/font-files.ts.
for (const font of fontFiles) {
  const bytes = await subsetFontFile(font);
  await writeFile(new URL(`../../shared/theme/fonts/${font.file}`, import.meta.url), bytes);
  console.log(`${font.file}: ${(bytes.length / 1024).toFixed(1)} KB`);
}
