import { endpoints } from '@ritual/shared/contract/endpoints';
import type { Deps } from '../../deps.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { refreshCookie } from '../auth/refresh-cookie.ts';
import { presentUser } from '../users/presenter.ts';
import { deleteAccount } from './deletion.ts';
import { exportOf } from './export.ts';
import { resetPassword, verifyEmail } from './follow-link.ts';
import { forgotPassword, resendVerification } from './mail-requests.ts';
import { callerRow, changePassword } from './password.ts';
import { agreeConsent, honoring } from './consent.ts';
import { preferencesOf, setPreferences } from './preferences.ts';
import { updateProfile } from './profile.ts';

/** What people see and change of their own account, and the links in mails. */
export function accountRoutes(router: Router, deps: Deps): void {
  const { db } = deps.database;
  const cookie = refreshCookie(deps.settings);

  route(router, endpoints.forgotPassword, async ({ body, request }) => {
    await forgotPassword(deps, body.email, request.ip);
    return undefined;
  });
  route(router, endpoints.resendVerification, async ({ body, request }) => {
    await resendVerification(deps, body.email, request.ip);
    return undefined;
  });
  route(router, endpoints.resetPassword, async ({ body, request }) => {
    await resetPassword(deps, body, request.ip);
    return undefined;
  });
  route(router, endpoints.verifyEmail, async ({ body, request }) => {
    await verifyEmail(deps, body.token, request.ip);
    return undefined;
  });

  route(router, endpoints.me, async ({ caller }) => presentUser(await callerRow(deps, caller)));
  route(router, endpoints.updateMe, async ({ caller, body, request }) =>
    presentUser(await updateProfile(deps, caller, body, request.ip)),
  );
  route(router, endpoints.changePassword, async ({ caller, body, request }) => {
    await changePassword(deps, caller, body, request.ip);
    return undefined;
  });
  route(router, endpoints.getPreferences, ({ caller }) => preferencesOf(db, caller.userId));
  route(router, endpoints.setPreferences, ({ caller, body, request }) => {
    const consent = honoring(request, body.consent);
    return setPreferences(db, caller.userId, { ...body, consent });
  });
  route(router, endpoints.agreeConsent, async ({ caller, body, request }) => ({
    consent: await agreeConsent(db, caller.userId, honoring(request, body.consent)),
  }));
  route(router, endpoints.exportMe, ({ caller }) => exportOf(deps, caller));
  route(router, endpoints.deleteMe, async ({ caller, body, request, reply }) => {
    await deleteAccount(deps, caller, body.password, { address: request.ip, requestId: request.id });
    cookie.clear(reply);
    return undefined;
  });
}
