import { remotes } from '@ritual/platform/remotes';
import { workshopConfig } from '@ritual/platform/webpack/workshop';

// Storybook requires default exports.
export default workshopConfig({
  stories: [
    '../shared/theme/**/*.stories.tsx',
    '../shared/ui/**/*.stories.tsx',
    '../shared/blocks/**/*.stories.tsx',
    '../shell/src/layout/**/*.stories.tsx',
    '../mfe-*/src/**/*.stories.tsx',
  ],
  folders: {
    ...{ shared: 'shared', shell: 'shell/src', workshop: 'workshop' },
    ...Object.fromEntries(remotes.map(({ name, folder }) => [name, `${folder}/src`])),
  },
});
