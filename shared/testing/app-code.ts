import { Secret, TOTP } from 'otpauth';

/** What an authenticator app with this secret shows, so many periods from now. */
export const appCode = (secret: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * 30_000 });
