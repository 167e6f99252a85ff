import { expect, test } from '@jest/globals';
import type * as z from 'zod/mini';
import * as contract from '../index.ts';

/** What forms check in the browser, where zod has no sentences of its own: every text of a form has the contract's. */
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

/** Fields of a form that nobody types into. */
const untyped = new Set(['isDefault', 'seconds', 'website']);

const fieldsOf = (form: z.ZodMiniType) =>
  Object.keys((form as unknown as { shape: object }).shape).filter((name) => !untyped.has(name));

test.each(Object.entries(forms))('%s says in words what is wrong with each field', (_name, form) => {
  for (const given of ['', 'x', 'x'.repeat(5000), `\0${'x'.repeat(200)}`]) {
    const values = Object.fromEntries(fieldsOf(form).map((name) => [name, given]));
    for (const { path, message } of form.safeParse(values).error?.issues ?? []) {
      expect(`${path.join('.')}: ${message}`).toMatch(/^\w+: [A-Z][^:]{12,}\.$/);
      expect(message).not.toMatch(/^Invalid/);
    }
  }
});
