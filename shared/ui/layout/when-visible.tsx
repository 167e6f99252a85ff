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

/** Px before it comes into view: early enough that nobody sees it come alive. */
const margin = '300px';

/**
 * A part below the first view whose code is fetched when it is about to be seen. Until then the server's markup stays on the
 * screen, whatever changes around it: React leaves it alone, as it would not if it were waiting to hydrate it. Made once,
 * beside the component that uses it. `place` stands there while the code of a page that the browser draws is on its way.
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
      let wish: Wish | undefined;
      const come = () => {
        load().then(
          (Loaded) => {
            takeOver(element, () => setPart(() => Loaded), wish);
            wish = undefined;
          },
          () => {
            // What stands there can be read. Its code is asked for again when it comes near again.
            wish = undefined;
          },
        );
      };
      const stopWatching = whenNear(element, come);
      const stopHearing = whenUsed(element, (made) => {
        wish = made;
        come();
      });
      return () => {
        stopWatching();
        stopHearing();
      };
    }, [id, Part]);
    // A text, which may differ from what the server wrote: the one thing that React lets stand when it hydrates.
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

/** Whether the server has drawn the element's contents; they are of no use to the server itself. */
function hasMarkup(id: string): boolean {
  return typeof document !== 'undefined' && document.getElementById(id)?.hasChildNodes() === true;
}

/** Calls back each time that the element comes near the view, or that the keyboard comes into it. Gives the way to stop. */
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

/** An input on the server's markup before its code is there. */
interface Wish {
  /** The way to the button or list. */
  readonly path: readonly number[];
  /** Of a list, what was chosen. */
  readonly value?: string;
}

/** Calls back for each button that is pressed in the element and each choice from a list. Gives the way to stop. */
function whenUsed(element: HTMLElement, used: (wish: Wish) => void): () => void {
  const hear = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return;
    const list = type === 'change' && target instanceof HTMLSelectElement ? target : null;
    const path = pathTo(list ?? (type === 'click' ? target.closest('button') : null), element);
    if (path) used({ path, ...(list && { value: list.value }) });
  };
  for (const type of ['click', 'change']) element.addEventListener(type, hear);
  return () => {
    for (const type of ['click', 'change']) element.removeEventListener(type, hear);
  };
}

/**
 * Replaces the server's markup by the same from the browser. The focus is kept, and the last input is replayed: one only, as
 * repeated clicks on a button that does not answer mean one click.
 */
function takeOver(element: HTMLElement, draw: () => void, wish: Wish | undefined): void {
  const focused = pathTo(document.activeElement, element);
  if (!focused && !wish) {
    startTransition(draw);
    return;
  }
  flushSync(draw);
  const at = (path: readonly number[] = []) => {
    const found = path.reduce<Element | undefined>((parent, index) => parent?.children[index], element);
    return found instanceof HTMLElement ? found : undefined;
  };
  if (focused) at(focused)?.focus({ preventScroll: true });
  const meant = wish && at(wish.path);
  if (meant instanceof HTMLSelectElement && wish?.value !== undefined) {
    meant.value = wish.value;
    meant.dispatchEvent(new Event('change', { bubbles: true }));
  } else meant?.click();
}

/** The way from an element down to another, by places among its children; `null` when that is not in it. */
function pathTo(inner: Element | null, outer: Element): number[] | null {
  if (!inner || inner === outer || !outer.contains(inner)) return null;
  const path: number[] = [];
  for (let at = inner; at !== outer && at.parentElement; at = at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  return path;
}
