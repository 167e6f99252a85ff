/** Moves the focus to the heading of the page, as a navigation does; it does not scroll. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#admin-page h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
