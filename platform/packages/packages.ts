import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../root.ts';

/** A package that teams elsewhere build their remotes with. */
export interface PackageSource {
  /** Folder with its package.json, CHANGELOG.md and README.md, from the root. */
  readonly home: string;
  /** Folder of its sources, from the root: its package.json names its entry points from there. */
  readonly sources: string;
  /** Where `tsc -b` has written the declarations of these sources, from the root. */
  readonly declarations: string;
  /** Packages that it needs and does not import: tools that are named in settings, and those that a remote runs itself. */
  readonly brings: readonly string[];
}

export const sharedPackage: PackageSource = {
  home: 'shared',
  sources: 'shared',
  declarations: 'node_modules/.cache/types/shared',
  brings: [],
};

export const packageSources: readonly PackageSource[] = [
  sharedPackage,
  {
    home: 'platform/packages/build',
    sources: 'platform',
    declarations: 'node_modules/.cache/types/platform',
    brings: ['@swc/plugin-styled-components', '@types/node', 'react-refresh', 'swc-loader', 'typescript'],
  },
  {
    home: 'platform/packages/testing',
    sources: 'platform',
    declarations: 'node_modules/.cache/types/platform',
    brings: [
      ...[
        '@jest/globals',
        '@playwright/test',
        '@swc/core',
        '@swc/jest',
        'fast-check',
        'jest',
        'jest-fixed-jsdom',
        'msw',
      ],
      ...['@testing-library/dom', '@testing-library/jest-dom', '@testing-library/react'],
      '@testing-library/user-event',
      ...['@storybook/addon-a11y', '@storybook/react-webpack5', 'storybook', 'storybook-addon-pseudo-states'],
    ],
  },
];

const names = z.record(z.string(), z.string());
const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  sideEffects: z.array(z.string()).optional(),
  exports: names,
  bin: names.optional(),
  /** Folders and files beside the sources that are part of the package as they are. */
  files: z.array(z.string()).optional(),
});
export type SourceManifest = z.infer<typeof manifestSchema>;

export const readManifest = ({ home }: PackageSource): SourceManifest =>
  manifestSchema.parse(JSON.parse(readFileSync(path.join(root, home, 'package.json'), 'utf8')));
