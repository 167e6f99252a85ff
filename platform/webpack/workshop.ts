import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-webpack5';
import { sourceRule } from './configurations/base.ts';
import { buildable, root, sharedFolder } from './packages.ts';

const mediaWidths = [64, 128, 256, 384, 512, 640, 960, 1280];

export interface WorkshopOptions {
  /** Where the stories are, from the configuration's folder. */
  readonly stories: readonly string[];
  /** Folders of sources by the prefix of their components' class names, from the root. */
  readonly folders: Readonly<Record<string, string>>;
}

/** The configuration of a component workshop (Storybook): the sources are compiled as in builds. */
export function workshopConfig({ stories, folders }: WorkshopOptions): StorybookConfig {
  return {
    framework: '@storybook/react-webpack5',
    stories: [...stories],
    addons: ['@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
    staticDirs: (given = [], { configType }) => [
      ...given,
      { from: path.join(sharedFolder, 'theme/fonts'), to: '/assets/fonts' },
      { from: path.join(root, 'node_modules/msw/lib/mockServiceWorker.js'), to: '/mockServiceWorker.js' },
      // Every width of a picture is answered with its original. A build leaves that to its server: one copy for each width would
      // make it ten times as large.
      ...(configType === 'DEVELOPMENT' ? mediaWidths : []).map((width) => ({
        from: path.join(sharedFolder, 'demo/data/pictures'),
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
              include: path.join(root, folder),
              namespace,
              mode: configType === 'PRODUCTION' ? 'production' : 'development',
              target: 'web',
            }),
          ),
        ],
      },
    }),
  };
}

/** The workshop of a remote in a repository of its own, configured in its folder `.storybook`. */
export function remoteWorkshop(): StorybookConfig {
  const folders = Object.fromEntries(buildable.map(({ name }) => [name, 'src']));
  return workshopConfig({ stories: ['../src/**/*.stories.tsx'], folders });
}
