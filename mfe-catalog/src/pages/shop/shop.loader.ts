import { paths, redirect } from '@ritual/shared/routing';

/** An old address of the shop; receipts and mails still lead here. */
export function loader(): Response {
  return redirect(paths.collections.to(), 301);
}

/** Nothing to draw, said aloud: the router warns of routes that draw nothing by mistake. */
export const Component = () => null;
