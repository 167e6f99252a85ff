// The parts of <dialog> that jsdom lacks: showModal, close, moving the focus in and back, Escape. No top layer, no inertness.

const focusable =
  '[autofocus], button:not(:disabled), [href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

const openers = new WeakMap<HTMLDialogElement, Element | null>();
const modals: HTMLDialogElement[] = [];

function showModal(this: HTMLDialogElement): void {
  if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError');
  if (!this.isConnected) throw new DOMException('The dialog is not in the page.', 'InvalidStateError');
  openers.set(this, document.activeElement);
  this.setAttribute('open', '');
  modals.push(this);
  const first = this.querySelector<HTMLElement>(focusable);
  if (first) first.focus();
  else (document.activeElement as HTMLElement | null)?.blur();
}

function show(this: HTMLDialogElement): void {
  this.setAttribute('open', '');
}

function close(this: HTMLDialogElement, result?: string): void {
  if (!this.open) return;
  this.removeAttribute('open');
  if (result !== undefined) this.returnValue = result;
  const at = modals.indexOf(this);
  if (at >= 0) modals.splice(at, 1);
  const opener = openers.get(this);
  if (this.isConnected && opener instanceof HTMLElement) opener.focus();
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
}

/** Adds the methods once per page. */
export function installDialog(): void {
  Object.assign(HTMLDialogElement.prototype, { showModal, show, close });
  document.addEventListener('keydown', (event) => {
    const top = modals.filter((dialog) => dialog.isConnected).at(-1);
    if (event.key !== 'Escape' || event.defaultPrevented || !top) return;
    if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
  });
}
