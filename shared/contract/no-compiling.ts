import { config } from 'zod/mini';

// In browsers zod would try to compile its checks from text, which the pages' policy refuses and reports. It tries
// when a schema is made: so this comes first, and is named among the side effects of the package.
if ('document' in globalThis) config({ jitless: true });
