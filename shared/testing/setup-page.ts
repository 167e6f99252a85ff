// Runs before every test file of a project that renders pages (jsdom).
import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/dom';
import { guardConsole, tryOnceMoreInCi } from './console-guard.ts';
import { installDialog } from './dom/dialog.ts';
import { installFormData } from './dom/form-data.ts';
import { installObservers } from './dom/observers.ts';
import { installPopover } from './dom/popover.ts';
import { leaveOutStyles } from './dom/styles.ts';
import { installWindow } from './dom/window.ts';

installDialog();
installFormData();
installPopover();
installObservers();
installWindow();
leaveOutStyles();
guardConsole();
tryOnceMoreInCi();

// As high as Jest's own timeout: only an element that never appears fails.
configure({ asyncUtilTimeout: 15_000 });
