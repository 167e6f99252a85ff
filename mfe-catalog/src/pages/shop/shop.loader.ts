import { paths, redirect } from '@ritual/shared/routing';

/** An old address of the shop; receipts and mails still lead here. */
export function loader(): Response {
  return redirect(paths.collections.to(), 301);
}
