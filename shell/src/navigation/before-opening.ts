import { paths } from '@ritual/shared/paths';

const root = (path: string) => `/${path.split('/')[1] ?? ''}`;

/**
 * Signing in, what mails link to, the own account and the admin area; and what a customer of an order by phone, or a visitor of one
 * of these pages, has a right to read: terms, returns, privacy, accessibility and how to reach the shop.
 */
const begun = [
  ...[paths.login.to(), paths.forgotPassword.to(), paths.resetPassword.pattern, paths.verifyEmail.pattern],
  ...[paths.invitation.pattern, paths.success.pattern, paths.cancel.to()],
  ...[paths.orderPayment.pattern, paths.account.to(), paths.dashboard.to(), paths.admin.to()].map(root),
  ...[paths.contact.to(), paths.terms.to(), paths.returns.to(), paths.privacy.to(), root(paths.optOut.to())],
  paths.accessibility.to(),
];

/** Whether a page is shown before the shop has opened. */
export function isBeforeOpening(pathname: string): boolean {
  const asked = pathname.toLowerCase();
  return begun.some((path) => asked === path || asked.startsWith(`${path}/`));
}
