interface Change {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
  readonly defaultShouldRevalidate: boolean;
}

/** Whether a page reloads its data: not when only the query changes (size and color), always when explicitly requested. */
export function reloads({ currentUrl, nextUrl, defaultShouldRevalidate }: Change): boolean {
  const onlySearch = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !onlySearch && defaultShouldRevalidate;
}
