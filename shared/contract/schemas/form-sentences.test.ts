import { expect, test } from '@jest/globals';
import type * as z from 'zod/mini';
import * as contract from '../index.ts';

/**
 * The schemas that forms validate in the browser, where zod has no messages of its own: the contract must provide every one.
 */
const forms: Readonly<Record<string, z.ZodMiniType>> = {
  login: contract.login,
  register: contract.register,
  mailRequest: contract.mailRequest,
  newPassword: contract.newPassword,
  profileDetails: contract.profileDetails,
  emailChange: contract.emailChange,
  changePassword: contract.changePassword,
  deleteAccount: contract.deleteAccount,
  addressInput: contract.addressInput,
  contactRequest: contract.contactRequest,
  replyText: contract.replyText,
};

/** Form fields without text input. */
const untyped = new Set(['isDefault', 'seconds', 'website']);

const fieldsOf = (form: z.ZodMiniType) =>
  Object.keys((form as unknown as { shape: object }).shape).filter((name) => !untyped.has(name));

test.each(Object.entries(forms))('%s has a message for each invalid field', (_name, form) => {
  for (const given of ['', 'x', 'x'.repeat(5000), `\0${'x'.repeat(200)}`]) {
    const values = Object.fromEntries(fieldsOf(form).map((name) => [name, given]));
    for (const { path, message } of form.safeParse(values).error?.issues ?? []) {
      expect(`${path.join('.')}: ${message}`).toMatch(/^\w+: [A-Z][^:]{12,}\.$/);
      expect(message).not.toMatch(/^Invalid/);
    }
  }
});
