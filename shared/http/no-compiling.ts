import { config } from 'zod';

// zod would try to compile its checks from text, which the pages' policy refuses and reports. It tries when a schema
// is made, so this must be imported before the contract.
if (typeof document !== 'undefined') config({ jitless: true });
