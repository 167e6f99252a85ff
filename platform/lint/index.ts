import { escapeReason } from './escape-reason.ts';
import { tokenGuard } from './token-guard.ts';

/** Rules of this house, for the lint configuration. */
export const ritual = { rules: { 'escape-reason': escapeReason, 'token-guard': tokenGuard } };
