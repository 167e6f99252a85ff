// The parts of popovers that jsdom lacks: showing and hiding with the toggle event. Open ones have `data-popover-open`.

const mark = 'data-popover-open';

function toggle(element: HTMLElement, open: boolean): boolean {
  if (!element.isConnected)
    throw new DOMException('Invalid on disconnected popover elements.', 'InvalidStateError');
  const shown = element.hasAttribute(mark);
  if (shown === open) return open;
  element.toggleAttribute(mark, open);
  const event = new Event('toggle');
  const [oldState, newState] = open ? ['closed', 'open'] : ['open', 'closed'];
  element.dispatchEvent(Object.assign(event, { oldState, newState }));
  return open;
}

/** Adds the methods once per page. */
export function installPopover(): void {
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, true);
    },
    hidePopover(this: HTMLElement) {
      toggle(this, false);
    },
    togglePopover(this: HTMLElement, options?: boolean | TogglePopoverOptions) {
      const force = typeof options === 'object' ? options.force : options;
      return toggle(this, force ?? !this.hasAttribute(mark));
    },
  });
}
