import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-webpack5';
import { remotes } from '@ritual/platform/remotes';
import { sourceRule } from '@ritual/platform/webpack';
import { picturesFolder } from '@ritual/shared/demo/pictures';

const root = path.resolve(import.meta.dirname, '..');
const from = (folder: string) => path.join(root, folder);

const mediaWidths = [64, 128, 256, 384, 512, 640, 960, 1280];

/** Folders with stories, and the prefix of their components' class names. */
const folders = {
  ...{ shared: 'shared', shell: 'shell/src', workshop: 'workshop' },
  ...Object.fromEntries(remotes.map(({ name, folder }) => [name, `${folder}/src`])),
};

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: [
    '../shared/theme/**/*.stories.tsx',
    '../shared/ui/**/*.stories.tsx',
    '../shared/blocks/**/*.stories.tsx',
    '../shell/src/layout/**/*.stories.tsx',
    '../mfe-*/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  staticDirs: (given = [], { configType }) => [
    ...given,
    { from: '../shared/theme/fonts', to: '/assets/fonts' },
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
    // Every width of a picture is answered with its original. A build leaves that to its server: one copy for each width would
    // make it ten times as large.
    ...(configType === 'DEVELOPMENT' ? mediaWidths : []).map((width) => ({
      from: picturesFolder,
      to: `/media/${String(width)}`,
    })),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // React's development build logs warnings about a story; the story tests check them.
  features: { developmentModeForBuild: true },
  typescript: { reactDocgen: false, check: false },
  webpackFinal: (webpack, { configType }) => ({
    ...webpack,
    module: {
      ...webpack.module,
      rules: [
        ...(webpack.module?.rules ?? []),
        ...Object.entries(folders).map(([namespace, folder]) =>
          sourceRule({
            include: from(folder),
            namespace,
            mode: configType === 'PRODUCTION' ? 'production' : 'development',
            target: 'web',
          }),
        ),
      ],
    },
  }),
};

// Storybook requires default exports.
export default config;
