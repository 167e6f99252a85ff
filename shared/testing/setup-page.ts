// Runs before every test file of a project that draws pages (jsdom).
import '@testing-library/jest-dom/jest-globals';
import { guardConsole } from './console-guard.ts';
import { installDialog } from './dom/dialog.ts';
import { installObservers } from './dom/observers.ts';
import { installPopover } from './dom/popover.ts';
import { installWindow } from './dom/window.ts';

installDialog();
installPopover();
installObservers();
installWindow();
guardConsole();
