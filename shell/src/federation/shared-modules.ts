import React from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import ReactDOM from 'react-dom';
// eslint-disable-next-line no-restricted-imports -- the module itself: which names remotes may take is said in the host API
import * as styledComponents from 'styled-components';
import * as events from '@ritual/shared/events';
import * as federation from '@ritual/shared/federation';
import * as http from '@ritual/shared/http';
import * as routing from '@ritual/shared/routing';
import * as state from '@ritual/shared/state';

const here = (module: unknown) => () => Promise.resolve(() => module);

/** The shell's copies of the singletons, under the names by which remotes import them. */
export const sharedModules = {
  react: here(React),
  'react/jsx-runtime': here(jsxRuntime),
  // Called instead of `jsx-runtime` by development builds; empty in production builds.
  'react/jsx-dev-runtime': here(jsxDevRuntime),
  'react-dom': here(ReactDOM),
  'styled-components': here(styledComponents),
  '@ritual/shared/events': here(events),
  '@ritual/shared/federation': here(federation),
  '@ritual/shared/http': here(http),
  '@ritual/shared/routing': here(routing),
  '@ritual/shared/state': here(state),
};
