import { lazy, memo, Suspense, useId, useState, type ComponentType, type ReactNode } from 'react';

/** Px before it comes into view: early enough that nobody sees it come alive. */
const margin = '300px';

/**
 * A part below the first view whose code is fetched when it is about to be seen. The server's markup stays on the
 * screen untouched until then, so nothing moves. Made once, beside the component that uses it; give it props that
 * keep their identity. `place` stands there while the code of a page that the browser draws is on its way.
 */
export function whenVisible<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: ReactNode = null,
): ComponentType<Props> {
  function Gate(props: Props) {
    const id = useId();
    const [Part] = useState(() =>
      lazy(async () => {
        await comesNear(id);
        return { default: await load() };
      }),
    );
    return (
      <div id={id}>
        <Suspense fallback={place}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  }
  // Rendering again what is not hydrated yet would make React throw the server's markup away.
  return memo(Gate);
}

/** Resolves when the element is near the view; at once on the server and where there is no markup to wait with. */
function comesNear(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!element?.hasChildNodes()) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    // The keyboard may arrive first.
    element.addEventListener('focusin', () => resolve(), { once: true });
  });
}
