import { guardConsole, tryOnceMoreInCi } from './console-guard.ts';

guardConsole();
tryOnceMoreInCi();
