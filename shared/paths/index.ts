/** The addresses of all pages. Each package contains its own copy, so that a remote can have pages that the running shell does not know. */
export { canonicalPath } from './canonical-path.ts';
export { ownPage } from './own-page.ts';
export { isAddressOfStore, isPageOfStore, isRouteOfStore } from './page-of-store.ts';
export { paths, type PathName } from './paths.ts';
export { safeReturnPath, withReturnPath, returnParam } from './return-path.ts';
