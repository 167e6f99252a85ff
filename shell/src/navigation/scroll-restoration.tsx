import { useEffect, useRef, useState } from 'react';
import { ScrollRestoration, useLocation } from '@ritual/shared/routing';
import { tabStorage } from '@ritual/shared/storage';

const storageKey = 'ritual.scroll';

/** After that long a jump to the old position would surprise the visitor more than help. */
const timeoutMs = 5_000;

/** Events by which the visitor starts to scroll on their own. */
const events = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to the top when a page is opened and to the previous position on back, forward and reload. The router knows the
 * position, but after a reload a page rendered in the browser is not high enough for it yet: then this scrolls once the page has
 * grown.
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
    for (const event of events) addEventListener(event, stop, { passive: true });
    observer.observe(document.body);
    return stop;

    function stop(): void {
      clearTimeout(timer);
      observer.disconnect();
      for (const event of events) removeEventListener(event, stop);
    }
  }, [key]);
  return <ScrollRestoration storageKey={storageKey} getKey={keyOf} />;
}

interface Place {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
}

/** The router gives the first page of every visit the key 'default'; such pages are told apart by their address. */
function keyOf({ key, pathname, search }: Place): string {
  return key === 'default' ? pathname + search : key;
}

/** An address that was typed or followed from another site starts at the top, even if this tab has stored a position for it. */
function forgetOnNewVisit(): void {
  if (typeof performance === 'undefined') return;
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type !== 'navigate') return;
  const { pathname, search } = window.location;
  const { [pathname + search]: _, ...others } = placesSoFar();
  tabStorage.write(storageKey, others);
}

/** As the router stored it when the page was unloaded; anything that is not a number counts as no position. */
function placeOf(key: string): number {
  const place = placesSoFar()[key];
  return typeof place === 'number' ? place : 0;
}

type Places = Readonly<Record<string, unknown>>;

const isPlaces = (value: unknown): value is Places => typeof value === 'object' && value !== null;

const placesSoFar = (): Places => tabStorage.read(storageKey, isPlaces) ?? {};
