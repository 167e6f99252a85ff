import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folder } from './screen.ts';

/** Writes screens/index.html: each page with its widths side by side. */
function globalTeardown(): void {
  if (!existsSync(folder)) return;
  const widths = readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .sort((a, b) => Number(b) - Number(a));
  const names = new Set(widths.flatMap((width) => readdirSync(path.join(folder, width))));
  const picture = (name: string) => (width: string) =>
    existsSync(path.join(folder, width, name))
      ? `<figure><figcaption>${width}</figcaption><a href="${width}/${name}"><img loading="lazy" src="${width}/${name}" alt="${name} at ${width} px"></a></figure>`
      : '';
  const rows = [...names].sort().map(
    (name) => `<section id="${name}"><h2>${path.parse(name).name}</h2>
  <div>${widths.map(picture(name)).join('')}</div></section>`,
  );
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>
<style>
  body { font: 14px/1.4 system-ui; margin: 24px; background: #ddd; }
  div { display: flex; gap: 24px; align-items: start; }
  figure { margin: 0; }
  img { height: 900px; width: auto; max-width: 60vw; object-fit: cover; object-position: top; background: #fff; }
</style>
${rows.join('\n')}</html>
`,
  );
  console.log(`\n${String(names.size)} screens: ${path.join(folder, 'index.html')}`);
}

// Playwright requires a default export.
export default globalTeardown;
