import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Options } from '@swc/core';
import { root } from '../packages.ts';

export interface SwcOptions {
  readonly mode: 'production' | 'development';
  readonly target: 'web' | 'node';
  /** Prefix of the generated class names of the components. */
  readonly namespace: string;
  /** Hot replacement of components. */
  readonly refresh?: boolean | undefined;
}

/** How a source becomes JavaScript: in every build, and in the packages for other teams, whose class names are those of the builds. */
export function swcOptions({ namespace, mode, refresh = false, target }: SwcOptions): Options {
  return {
    swcrc: false,
    configFile: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: {
          runtime: 'automatic',
          development: mode === 'development',
          refresh: refresh && target === 'web',
        },
      },
      experimental: {
        cacheRoot: path.join(root, 'node_modules/.cache/swc'),
        plugins: [
          [
            fileURLToPath(import.meta.resolve('@swc/plugin-styled-components')),
            {
              namespace,
              ssr: true,
              displayName: false,
              fileName: false,
              minify: true,
              transpileTemplateLiterals: true,
              pure: true,
            },
          ],
        ],
      },
    },
  };
}
