import { paths } from '@ritual/shared/paths';

const root = (path: string) => `/${path.split('/')[1] ?? ''}`;

/** Signing in, what mails link to, the own account and the admin area. */
const begun = [
  ...[paths.login.to(), paths.forgotPassword.to(), paths.resetPassword.pattern, paths.verifyEmail.pattern],
  ...[paths.invitation.pattern, paths.success.pattern, paths.cancel.to()],
  ...[root(paths.orderPayment.pattern), root(paths.account.to()), root(paths.admin.to())],
];

/** Whether a page is shown before the shop has opened. */
export function isBeforeOpening(pathname: string): boolean {
  const asked = pathname.toLowerCase();
  return begun.some((path) => asked === path || asked.startsWith(`${path}/`));
}
