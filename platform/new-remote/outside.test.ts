import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { outsideRemote } from './outside.ts';

test('a remote elsewhere has all that one of this repository has, and needs the packages only', () => {
  const files = outsideRemote('gift-guide', { folder: '/anywhere' });
  expect(Object.keys(files).sort()).toEqual([
    '.github/workflows/release.yml',
    '.gitignore',
    '.storybook/main.ts',
    '.storybook/preview.ts',
    'README.md',
    'e2e/gift-guide.spec.ts',
    'jest.config.js',
    'package.json',
    'playwright.config.ts',
    'src/pages/gift-guide/cheapest.ts',
    'src/pages/gift-guide/components/like-button.stories.tsx',
    'src/pages/gift-guide/components/like-button.tsx',
    'src/pages/gift-guide/gift-guide.page.test.tsx',
    'src/pages/gift-guide/gift-guide.page.tsx',
    'src/remote.ts',
    'src/routes.tsx',
    'src/standalone.tsx',
    'tsconfig.json',
  ]);
  expect(Object.values(files).join('')).not.toMatch(/sample|Sample|3099|\.\.\/(platform|shared)|-w mfe-/);
  const manifest: unknown = JSON.parse(files['package.json'] ?? '');
  expect(manifest).toMatchObject({
    name: 'mfe-gift-guide',
    ritual: { name: 'gift-guide', devPort: 3100, prefixes: ['/gift-guide'], slots: [] },
    dependencies: { '@ritual/shared': expect.stringMatching(/^\^\d/), react: '^19.2.0' },
    devDependencies: { '@ritual/build': expect.any(String), '@ritual/testing': expect.any(String) },
  });
});

test('packed packages are named by their path from the new folder; a missing one is named', () => {
  const packages = mkdtempSync(path.join(tmpdir(), 'ritual-packages-'));
  try {
    const options = { folder: path.join(packages, 'mfe-gift-guide'), packages };
    expect(() => outsideRemote('gift-guide', options)).toThrow(/has no ritual-shared-[\d.]+\.tgz/);
    const { dependencies } = JSON.parse(
      outsideRemote('gift-guide', { folder: '/anywhere' })['package.json'] ?? '',
    ) as { readonly dependencies: Readonly<Record<string, string>> };
    const version = dependencies['@ritual/shared']?.slice(1) ?? '';
    for (const name of ['shared', 'build', 'testing']) {
      writeFileSync(path.join(packages, `ritual-${name}-${version}.tgz`), '');
    }
    expect(outsideRemote('gift-guide', options)['package.json']).toContain(
      `"@ritual/shared": "file:../ritual-shared-${version}.tgz"`,
    );
  } finally {
    rmSync(packages, { recursive: true });
  }
});
