// One chunk for all that signing in may need besides the form: it is loaded when the password was not enough, a passkey is used, or a
// call asks again who it is.
export { FactorForm } from './factor-form.tsx';
export { factorMessage } from './passkey-proof.ts';
export { readChallenge } from './read-challenge.ts';
export { SignInStep } from './sign-in-step.tsx';
export { signInWithPasskey } from './sign-in-with-passkey.ts';
