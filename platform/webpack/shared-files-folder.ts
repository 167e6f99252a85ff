/** The folder beside the releases of a remote that has the scripts of all of them. */
export const sharedFilesFolder = 'files';
