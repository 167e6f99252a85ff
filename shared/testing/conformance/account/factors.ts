import { expect, test } from '@jest/globals';
import { factorChallenge } from '../../../contract/index.ts';
import { demoAccounts, demoPassword } from '../../../demo/index.ts';
import { appCode } from '../../app-code.ts';
import { softwarePasskey } from '../../software-passkey.ts';
import type { Backend } from '../backend.ts';
import type { Client, Given } from '../client.ts';
import { newShopper, password, unusedId } from '../people.ts';
import type { EndpointName } from '../../../contract/endpoints.ts';

export function factorScenarios(client: () => Client, backend: () => Backend): void {
  /** The challenge of a call that is refused. */
  const challenged = async (name: EndpointName, given: Given) =>
    factorChallenge.parse((await client().refused(name, 'FACTOR_NEEDED', given)).body['details']);

  const adminLogin = { email: demoAccounts[1]?.email ?? '', password: demoPassword };
  const adminToken = async () => (await client().ok('login', { body: adminLogin })).data.token;

  /** A shopper with a passkey. */
  const withPasskey = async () => {
    const { ok } = client();
    const { token, email } = await newShopper(client());
    const key = await softwarePasskey(backend().publicUrl);
    const { data: asked } = await ok('startPasskey', { token });
    const response = await key.create(asked.publicKey);
    const body = { challenge: asked.challenge, name: 'My phone', response };
    const { data } = await ok('addPasskey', { token, body });
    return { ...data, body, token, email, key };
  };

  test('a passkey is added, named, signs in alone, and is removed', async () => {
    const { ok, refused } = client();
    const { passkey, recoveryCodes, token, email, key, body } = await withPasskey();
    expect(passkey).toMatchObject({ name: 'My phone', usedAt: null });
    // A shopper who loses it has the password.
    expect(recoveryCodes).toBeNull();
    await refused('addPasskey', 'CHALLENGE_INVALID', { token, body });
    const params = { id: passkey.id };
    const renamed = await ok('renamePasskey', { token, params, body: { name: '  Laptop ' } });
    expect(renamed.data).toEqual({ ...passkey, name: 'Laptop' });

    await ok('login', { body: { email, password } });
    const { data: asked } = await ok('passkeyOptions', { body: {} });
    const proof = { method: 'passkey', response: await key.get(asked.publicKey) };
    const { data } = await ok('proveFactor', { body: { challenge: asked.challenge, proof } });
    expect((await ok('me', { token: data.token })).data.email).toBe(email);
    await refused('proveFactor', 'CHALLENGE_INVALID', { body: { challenge: asked.challenge, proof } });
    const { data: found } = await ok('getFactors', { token });
    expect(found).toMatchObject({ app: null, staff: false, setupNeeded: false, recoveryCodesLeft: 0 });
    expect(found.passkeys).toEqual([{ ...passkey, name: 'Laptop', usedAt: expect.any(String) }]);
    expect((await ok('exportMe', { token })).data.signInMethods.passkeys).toEqual(found.passkeys);

    const stranger = await newShopper(client());
    await refused('renamePasskey', 'PASSKEY_NOT_FOUND', { ...stranger, params, body: { name: 'Mine' } });
    await refused('removePasskey', 'PASSKEY_NOT_FOUND', { ...stranger, params });
    await ok('removePasskey', { token, params });
    await refused('removePasskey', 'PASSKEY_NOT_FOUND', { token, params });
    const { data: again } = await ok('passkeyOptions', { body: {} });
    const gone = { method: 'passkey', response: await key.get(again.publicKey) };
    await refused('proveFactor', 'FACTOR_WRONG', { body: { challenge: again.challenge, proof: gone } });
  });

  test("a passkey's answer counts for the challenge that it was made for only", async () => {
    const { ok, refused } = client();
    const { key } = await withPasskey();
    const { data: first } = await ok('passkeyOptions', { body: {} });
    const { data: second } = await ok('passkeyOptions', { body: {} });
    const proof = { method: 'passkey', response: await key.get(first.publicKey) };
    await refused('proveFactor', 'FACTOR_WRONG', { body: { challenge: second.challenge, proof } });
    // One answer, right or wrong: now the right one comes too late.
    const late = { method: 'passkey', response: await key.get(second.publicKey) };
    await refused('proveFactor', 'FACTOR_WRONG', { body: { challenge: second.challenge, proof: late } });
    await ok('proveFactor', { body: { challenge: first.challenge, proof } });
    await refused('passkeyOptions', 'CHALLENGE_INVALID', { body: { challenge: 'made up' } });
  });

  test('an authenticator app, from setting it up to losing it', async () => {
    const { ok, refused } = client();
    const before = await adminToken();
    const token = await adminToken();
    const { data: setup } = await ok('startApp', { token });
    expect(setup.uri).toContain(`secret=${setup.secret}`);
    const confirmation = (code: string) => ({ token, body: { challenge: setup.challenge, code } });
    await refused('finishApp', 'FACTOR_WRONG', confirmation('000000'));
    await ok('login', { body: adminLogin });
    const { data: made } = await ok('finishApp', confirmation(appCode(setup.secret)));
    try {
      expect(made.recoveryCodes).toHaveLength(10);
      await refused('finishApp', 'CHALLENGE_INVALID', confirmation(appCode(setup.secret, 1)));
      const { data: found } = await ok('getFactors', { token });
      expect(found).toMatchObject({ app: { since: expect.any(String) }, recoveryCodesLeft: 10, staff: true });

      // The code that set it up is used up.
      const used = appCode(setup.secret);
      const asked = await challenged('login', { body: adminLogin });
      expect(asked.methods).toEqual(['app', 'recovery']);
      const answer = (proof: object) => ({ body: { challenge: asked.challenge, proof } });
      await refused('proveFactor', 'FACTOR_WRONG', answer({ method: 'app', code: used }));
      const password = { method: 'password', password: demoPassword };
      await refused('proveFactor', 'FACTOR_WRONG', answer(password));
      await refused('confirmFactor', 'CHALLENGE_INVALID', {
        token,
        ...answer({ method: 'app', code: used }),
      });
      const next = appCode(setup.secret, 1);
      const spaced = `${next.slice(0, 3)} ${next.slice(3)}`;
      const { data: entered } = await ok('proveFactor', answer({ method: 'app', code: spaced }));
      expect(entered.role).toBe('ADMIN');
      await ok('listMails', { token: entered.token });
      await refused('proveFactor', 'CHALLENGE_INVALID', answer({ method: 'app', code: next }));

      // A recovery code, once; new ones end the old ones.
      const [code = '', other = ''] = made.recoveryCodes ?? [];
      const recover = async (given: string) => {
        const { challenge } = await challenged('login', { body: adminLogin });
        return { body: { challenge, proof: { method: 'recovery', code: given } } };
      };
      const recovered = await ok('proveFactor', await recover(code.toLowerCase().replaceAll('-', ' ')));
      await refused('proveFactor', 'FACTOR_WRONG', await recover(code));
      const { data: renewed } = await ok('renewRecoveryCodes', { token: recovered.data.token });
      expect(renewed.recoveryCodes).toHaveLength(10);
      await refused('proveFactor', 'FACTOR_WRONG', await recover(other));

      // A login from before the app has proven nothing yet, and stays signed in.
      const { challenge, methods } = await challenged('listMails', { token: before });
      expect(methods).toEqual(['app', 'recovery']);
      const proof = { method: 'recovery', code: renewed.recoveryCodes[0] };
      await refused('confirmFactor', 'CHALLENGE_INVALID', { token, body: { challenge, proof } });
      await ok('confirmFactor', { token: before, body: { challenge, proof } });
      await ok('listMails', { token: before });

      // Another person's factors are reset; the own ones in another way.
      const lost = await withPasskey();
      const { data: me } = await ok('me', { token: lost.token });
      await ok('resetFactors', { token: entered.token, params: { id: me.id } });
      await refused('me', 'UNAUTHENTICATED', { token: lost.token });
      await refused('resetFactors', 'PERSON_NOT_FOUND', { token: entered.token, params: { id: unusedId } });
      const { data: admin } = await ok('me', { token: entered.token });
      await refused('resetFactors', 'OWN_FACTORS', { token: entered.token, params: { id: admin.id } });
    } finally {
      await ok('removeApp', { token });
    }
    expect((await ok('getFactors', { token })).data).toMatchObject({ app: null, recoveryCodesLeft: 0 });
    await refused('renewRecoveryCodes', 'FACTOR_SETUP_NEEDED', { token });
    await ok('login', { body: adminLogin });
  });

  test('shoppers set up no app; values that cannot be right are refused by their schema', async () => {
    const { refused } = client();
    const { token } = await newShopper(client());
    await refused('startApp', 'FORBIDDEN', { token });
    const wrong = { challenge: 'made up', proof: { method: 'app', code: '12345' } };
    await refused('proveFactor', 'VALIDATION_FAILED', { body: wrong });
    const unknown = { challenge: 'made up', proof: { method: 'app', code: '123456' } };
    await refused('proveFactor', 'CHALLENGE_INVALID', { body: unknown });
  });
}
