import { en } from 'zod/locales';
import { config } from 'zod/mini';

// The contract is written in zod/mini, which has no sentences of its own, so that no browser loads them. The API tells
// callers what is wrong with each field, also where the contract says nothing.
config(en());
