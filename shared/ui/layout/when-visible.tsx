import {
  lazy,
  memo,
  startTransition,
  Suspense,
  useEffect,
  useId,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';

/** Distance in px at which hydration starts, so that it is finished before the part is visible. */
const margin = '300px';

/**
 * A part below the first view whose code is fetched when it is about to be visible. Until then the server's markup stays on
 * the screen, whatever changes around it: React leaves it alone, which it would not if it were waiting to hydrate it. Create
 * it once, beside the component that uses it. `place` is displayed while the code loads on a page that the browser renders.
 */
export function whenVisible<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: ReactNode = null,
): ComponentType<Props> {
  function Gate(props: Props) {
    const id = useId();
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() =>
      hasMarkup(id) ? undefined : lazy(async () => ({ default: await load() })),
    );
    useEffect(() => {
      const element = document.getElementById(id);
      if (Part || !element) return undefined;
      let pending: Input | undefined;
      const hydrate = () => {
        load().then(
          (Loaded) => {
            takeOver(element, () => setPart(() => Loaded), pending);
            pending = undefined;
          },
          () => {
            // The markup can be read. Its code is fetched again when the part comes near again.
            pending = undefined;
          },
        );
      };
      const stopWatching = whenNear(element, hydrate);
      const stopListening = whenUsed(element, (made) => {
        pending = made;
        hydrate();
      });
      return () => {
        stopWatching();
        stopListening();
      };
    }, [id, Part]);
    // A text node, which may differ from the server's: the only mismatch that React accepts without a re-render.
    if (!Part) return <div id={id} suppressHydrationWarning children="" />;
    return (
      <div id={id}>
        <Suspense fallback={place}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  }
  return memo(Gate);
}

/** Whether the server has rendered the element's contents; the server itself does not need them. */
function hasMarkup(id: string): boolean {
  return typeof document !== 'undefined' && document.getElementById(id)?.hasChildNodes() === true;
}

/** Calls back each time the element comes near the viewport or gets the focus. Returns an unsubscribe function. */
function whenNear(element: HTMLElement, near: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) near();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  element.addEventListener('focusin', near);
  return () => {
    observer.disconnect();
    element.removeEventListener('focusin', near);
  };
}

/** An input on the server's markup before its code has loaded. */
interface Input {
  /** The path to the button or list. */
  readonly path: readonly number[];
  /** For a list, the chosen value. */
  readonly value?: string;
}

/** Calls back for each button press in the element and each choice from a list. Returns an unsubscribe function. */
function whenUsed(element: HTMLElement, used: (pending: Input) => void): () => void {
  const listener = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return;
    const list = type === 'change' && target instanceof HTMLSelectElement ? target : null;
    const path = pathTo(list ?? (type === 'click' ? target.closest('button') : null), element);
    if (path) used({ path, ...(list && { value: list.value }) });
  };
  for (const type of ['click', 'change']) element.addEventListener(type, listener);
  return () => {
    for (const type of ['click', 'change']) element.removeEventListener(type, listener);
  };
}

/**
 * Replaces the server's markup with the browser's. The focus is kept, and the last input is replayed: only one, as repeated
 * clicks on a button that does not respond mean one click.
 */
function takeOver(element: HTMLElement, render: () => void, pending: Input | undefined): void {
  const focused = pathTo(document.activeElement, element);
  if (!focused && !pending) {
    startTransition(render);
    return;
  }
  flushSync(render);
  const at = (path: readonly number[] = []) => {
    const found = path.reduce<Element | undefined>((parent, index) => parent?.children[index], element);
    return found instanceof HTMLElement ? found : undefined;
  };
  if (focused) at(focused)?.focus({ preventScroll: true });
  const target = pending && at(pending.path);
  if (target instanceof HTMLSelectElement && pending?.value !== undefined) {
    target.value = pending.value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  } else target?.click();
}

/** The path from an element to a descendant, as child indexes; `null` when it is not inside. */
function pathTo(inner: Element | null, outer: Element): number[] | null {
  if (!inner || inner === outer || !outer.contains(inner)) return null;
  const path: number[] = [];
  for (let at = inner; at !== outer && at.parentElement; at = at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  return path;
}
