import { fileURLToPath } from 'node:url';

/** Folder of the master pictures, for servers and build tools. */
export const picturesFolder = fileURLToPath(new URL('./data/pictures', import.meta.url));
