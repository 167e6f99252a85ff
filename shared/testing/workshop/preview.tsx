import type { Preview } from '@storybook/react-webpack5';
import { StoryFrame } from './story-frame.tsx';

const focusable = ':is(a, button, input, select, textarea, summary, [tabindex="0"])';
const controls = `:is(${focusable}, label)`;

let started: Promise<unknown> | undefined;

function mocks(): Promise<unknown> {
  started ??= import('@ritual/shared/mocks/browser').then(({ startMocks }) => startMocks({ keep: false }));
  return started;
}

/** How stories are shown: in the frame of a page, against mocks where they say so. */
export const preview: Preview = {
  decorators: [
    (Story, { parameters }) => (
      <StoryFrame user={parameters['user'] === 'shopper' ? 'shopper' : null}>
        <Story />
      </StoryFrame>
    ),
  ],
  loaders: [
    // Most components never call the API; stories of those that do set `parameters.api` and get the mocks.
    async ({ parameters }) => {
      if (parameters['api'] === true) await mocks();
      return {};
    },
  ],
  parameters: {
    options: { storySort: { order: ['Foundation', 'UI', 'Blocks', 'Chrome'] } },
    // Stories are rendered in a frame without a page's landmarks and headings.
    a11y: { config: { rules: [{ id: 'region', enabled: false }] } },
    pseudo: {
      rootSelector: 'body',
      // Only the card itself: its quick add button has a hover state of its own.
      hover: [`[data-show="hover"] ${controls}:not(article *)`, '[data-show="hover"] article'],
      focusVisible: [`[data-show="focus"] ${focusable}:not(article button)`],
      active: [`[data-show="pressed"] ${controls}`],
    },
    viewport: {
      options: {
        mobile: { name: 'Mobile, 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};
