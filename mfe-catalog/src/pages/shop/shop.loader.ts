import { redirect } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';

/** An old URL of the shop; receipts and mails still link to it. */
export function loader(): Response {
  return redirect(paths.collections.to(), 301);
}

/** Renders nothing, explicitly: the router warns of routes without an element. */
export const Component = () => null;
