import type { Passkey } from '../../contract/index.ts';

export interface MockPasskey extends Passkey {
  readonly userId: string;
  readonly credentialId: string;
}

export interface MockChallenge {
  readonly purpose: 'sign-in' | 'passkey-sign-in' | 'confirm' | 'add-app' | 'add-passkey';
  /** null: whose passkey it is tells who signs in. */
  readonly userId: string | null;
  readonly login: string | null;
  readonly passwordCounts: boolean;
  /** What the passkey is to sign. */
  webauthn: string | null;
  /** Of the app that is being set up. */
  readonly secret: string | null;
  readonly expiresAt: number;
}

/** Second factors and passkeys, by user where there is one of them. */
export interface MockFactors {
  apps: Record<string, { readonly secret: string; readonly since: string; lastStep: number }>;
  /** Those that were not used. */
  recoveryCodes: Record<string, string[]>;
  passkeys: MockPasskey[];
  challenges: Record<string, MockChallenge>;
  /** As in production: staff without a second factor are kept out of the admin area. */
  demanded: boolean;
}

export const noFactors = (): MockFactors => ({
  apps: {},
  recoveryCodes: {},
  passkeys: [],
  challenges: {},
  demanded: false,
});
