import { observeDrawing } from './observe-drawing.ts';
import { observeErrors, type SeenError } from './observe-errors.ts';
import { observeFederation, type FederationSeen } from './observe-federation.ts';
import { observeRenderers } from './observe-renderers.ts';

export interface SeenEvent {
  readonly at: number;
  readonly name: string;
  readonly payload: unknown;
}

/** What the page's scripts have done so far; it goes on. */
export interface Observed {
  readonly errors: readonly SeenError[];
  readonly events: readonly SeenEvent[];
  readonly federation: FederationSeen;
  /** When React answered clicks, in ms of the page's life; undefined: not yet. */
  readonly answeredAt: () => number | undefined;
  /** When the page was at rest, with all that it needs. */
  readonly readyAt: () => number | undefined;
  /** When something of a remote that was loaded came into the page. */
  readonly drawnAt: ReadonlyMap<string, number>;
  /** Is told of each change. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Counts the changes. */
  readonly version: () => number;
}

export function observe(page: Window & typeof globalThis): Observed {
  const errors: SeenError[] = [];
  const events: SeenEvent[] = [];
  const listeners = new Set<() => void>();
  let version = 0;
  let answered: number | undefined;
  const changed = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const note = (error: SeenError) => {
    errors.push(error);
    changed();
  };
  observeErrors(page, note);
  observeRenderers(page, note);
  const federation = observeFederation(page, {
    changed,
    onEvent: (name, payload) => {
      events.push({ at: performance.now(), name, payload });
      changed();
    },
  });
  const drawing = observeDrawing(page.document, federation.loads, changed);
  page.addEventListener('rop:answers', () => {
    answered = performance.now();
    changed();
  });
  return {
    ...{ errors, events, federation, ...drawing, answeredAt: () => answered, version: () => version },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
