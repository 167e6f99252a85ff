import { escapeReason } from './escape-reason.ts';
import { tokenGuard } from './token-guard.ts';

/** The repository's own lint rules. */
export const ritual = { rules: { 'escape-reason': escapeReason, 'token-guard': tokenGuard } };
