import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { color, focusRing, onLight } from '@ritual/shared/theme';
import { readHydrationPayload } from '../../startup/initial-page/hydration-payload.ts';
import type { Observed } from '../observe/observe.ts';
import { DeveloperPanel } from './developer-panel.tsx';

const base = `
  :host { all: initial; font-family: inherit; }
  :host, div { box-sizing: border-box; }
  * { box-sizing: border-box; margin: 0; }
  #panel { ${onLight} color: ${color('text.primary')}; text-align: start; }
  :focus-visible { ${focusRing} }
  [hidden] { display: none !important; }
  fieldset { border: 0; padding: 0; min-width: 0; }
  button, input, select { font-family: inherit; }
  @media print { #panel { display: none; } }
`;

/**
 * Shows the panel in a tree of its own below a shadow root: neither the page's styles nor a failure of the page's React reach it. A style
 * sheet that a script makes needs no exception in the page's policy.
 */
export function showPanel(observed: Observed, shellVersion: string): void {
  const { snapshot } = readHydrationPayload();
  const host = document.createElement('div');
  host.id = 'developer-panel';
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(base);
  root.adoptedStyleSheets = [sheet];
  const container = document.createElement('div');
  container.id = 'panel';
  root.append(container);
  document.body.append(host);
  createRoot(container).render(
    <StyleSheetManager target={root}>
      <DeveloperPanel observed={observed} snapshot={snapshot} shellVersion={shellVersion} />
    </StyleSheetManager>,
  );
}
