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
      return whenNear(element, () => {
        load().then(
          (Loaded) => takeOver(element, () => setPart(() => Loaded)),
          () => {
            // What stands there can be read. Its code is asked for again when it comes near again.
          },
        );
      });
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

/** Has the server's markup replaced by the same from the browser; whoever is in it with the keyboard stays where they are. */
function takeOver(element: HTMLElement, draw: () => void): void {
  const path = pathTo(document.activeElement, element);
  if (!path) {
    startTransition(draw);
    return;
  }
  flushSync(draw);
  const there = path.reduce<Element | undefined>((parent, index) => parent?.children[index], element);
  if (there instanceof HTMLElement) there.focus({ preventScroll: true });
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
