interface Change {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
  readonly defaultShouldRevalidate: boolean;
}

/** Whether a page loads again: not when only its parameters change (size and color), always when it is asked to. */
export function reloads({ currentUrl, nextUrl, defaultShouldRevalidate }: Change): boolean {
  const onlySearch = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !onlySearch && defaultShouldRevalidate;
}
