import './bootstrap/trusted-types.ts';
import { showFallbackMessage } from './fallback-message.ts';
import { report } from './report.ts';

// The startup is split into tasks so that the page stays responsive between them; everything is in one file.
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ '@ritual/shared/routing');
  await pause();
  await import(/* webpackMode: "eager" */ 'styled-components');
  await pause();
  const { startApp } = await import(/* webpackMode: "eager" */ './start-app.tsx');
  await pause();
  await startApp();
}

function pause(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

start().catch((error: unknown) => {
  report(error, { phase: 'start' });
  showFallbackMessage();
});
