import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath, type To } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site. */
  readonly to: To;
  /** Takes the place of the current entry of the history. */
  readonly replace?: boolean;
  readonly state?: unknown;
  /** Leaves the page where it is scrolled to. */
  readonly preventScrollReset?: boolean;
}

/**
 * A link to a page of this site. The router's own component brings along what its framework needs to prefetch
 * (8 KB compressed, in every first load); this one is its two hooks.
 */
export function Link({
  to,
  replace = false,
  state,
  preventScrollReset = false,
  onClick,
  ...anchor
}: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    replace,
    state,
    preventScrollReset,
    ...(anchor.target !== undefined && { target: anchor.target }),
  });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...anchor} href={useHref(to)} onClick={handleClick} />;
}

export interface NavLinkProps extends LinkProps {
  /** Current only on the very page, not on those below it. */
  readonly end?: boolean;
}

/** A link that says with `aria-current` when it leads to where one is. Letter case does not matter. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const here = useLocation().pathname.toLowerCase();
  const there = useResolvedPath(link.to).pathname.toLowerCase();
  const current = here === there || (!end && here.startsWith(`${there}/`));
  return <Link {...link} aria-current={current ? 'page' : undefined} />;
}
