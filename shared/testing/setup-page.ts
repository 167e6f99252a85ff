import '@testing-library/jest-dom/jest-globals';
import { guardConsole } from './console-guard.ts';

guardConsole();
