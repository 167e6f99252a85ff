// Entry of the shell's Node build, which the render workers evaluate.
import * as React from 'react';
import * as ReactJsxRuntime from 'react/jsx-runtime';
import * as ReactJsxDevRuntime from 'react/jsx-dev-runtime';
import * as ReactDom from 'react-dom';
// eslint-disable-next-line no-restricted-imports -- the module itself: which names remotes may take is said in the host API
import * as StyledComponents from 'styled-components';
import * as events from '@ritual/shared/events';
import * as federation from '@ritual/shared/federation';
import * as http from '@ritual/shared/http';
import * as routing from '@ritual/shared/routing';
import * as state from '@ritual/shared/state';

export { createRenderer } from './create-renderer.tsx';

/** The singletons that the remotes' Node builds ask for. */
export const sharedModules: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': ReactJsxRuntime,
  'react/jsx-dev-runtime': ReactJsxDevRuntime,
  'react-dom': ReactDom,
  'styled-components': StyledComponents,
  '@ritual/shared/events': events,
  '@ritual/shared/federation': federation,
  '@ritual/shared/http': http,
  '@ritual/shared/routing': routing,
  '@ritual/shared/state': state,
};
