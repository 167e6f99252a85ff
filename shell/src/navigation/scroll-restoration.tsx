import { useEffect, useRef, useState } from 'react';
import { ScrollRestoration, useLocation } from '@ritual/shared/routing';
import { tabStorage } from '@ritual/shared/storage';

const storageKey = 'ritual.scroll';

/** Longer than that nobody waits for the rest of a page; jumping then would be worse. */
const timeoutMs = 5_000;

/** What says that the visitor has begun to move by themselves. */
const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * To the top when a page is opened, to where it stood on back, forward and reload. The router knows the place, but a page
 * that the browser draws is not yet high enough for it after a reload: then the place is found when the page has grown.
 */
export function RestoreScroll() {
  const key = keyOf(useLocation());
  useState(forgetOnNewVisit);
  const first = useRef(key);
  useEffect(() => {
    const wanted = key === first.current ? placeOf(key) : 0;
    if (wanted <= window.scrollY) return undefined;
    const observer = new ResizeObserver(() => {
      if (document.documentElement.scrollHeight - window.innerHeight < wanted) return;
      window.scrollTo(0, wanted);
      stop();
    });
    const timer = setTimeout(stop, timeoutMs);
    for (const sign of signs) addEventListener(sign, stop, { passive: true });
    observer.observe(document.body);
    return stop;

    function stop(): void {
      clearTimeout(timer);
      observer.disconnect();
      for (const sign of signs) removeEventListener(sign, stop);
    }
  }, [key]);
  return <ScrollRestoration storageKey={storageKey} getKey={keyOf} />;
}

interface Place {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
}

/** The router names every page that a tab begins with the same; their places must not be each other's. */
function keyOf({ key, pathname, search }: Place): string {
  return key === 'default' ? pathname + search : key;
}

/** An address that was typed or followed from elsewhere begins at its top, also when this tab has seen it before. */
function forgetOnNewVisit(): void {
  if (typeof performance === 'undefined') return;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate') return;
  const { pathname, search } = window.location;
  const { [pathname + search]: _, ...others } = placesSoFar();
  tabStorage.write(storageKey, others);
}

/** As the router left it when the page was unloaded; what somebody else has written there counts as nothing. */
function placeOf(key: string): number {
  const place = placesSoFar()[key];
  return typeof place === 'number' ? place : 0;
}

type Places = Readonly<Record<string, unknown>>;

const isPlaces = (value: unknown): value is Places => typeof value === 'object' && value !== null;

const placesSoFar = (): Places => tabStorage.read(storageKey, isPlaces) ?? {};
