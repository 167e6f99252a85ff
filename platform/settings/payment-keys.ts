import { missingFields, type Values } from './parse-fields.ts';

type Keys = Pick<
  Values,
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_TEST_SECRET_KEY' | 'STRIPE_TEST_WEBHOOK_SECRET'
>;

const live = /^(sk|rk)_live_/;
const testKey = /^(sk|rk)_test_/;

/** The test pair is the second one: what is paid with it is no money. Looked at before the schemas, which would not say that they are swapped. */
export function swappedKeys(env: NodeJS.ProcessEnv): string[] {
  const [main = '', test = ''] = [env['STRIPE_SECRET_KEY'], env['STRIPE_TEST_SECRET_KEY']];
  if (!live.test(test.trim())) return [];
  return [
    testKey.test(main.trim())
      ? 'STRIPE_SECRET_KEY is a test key and STRIPE_TEST_SECRET_KEY is a live key: swap them, and their webhook secrets with them.'
      : 'STRIPE_TEST_SECRET_KEY is a live key, with which tests are forbidden: write a test key, or leave it out.',
  ];
}

/** What of the two pairs does not go together. */
export function pairProblems(values: Keys): string[] {
  const { STRIPE_SECRET_KEY: main, STRIPE_TEST_SECRET_KEY: test } = values;
  const secretsOf = (secrets = '') => secrets.split(',').map((secret) => secret.trim());
  if (test === undefined) {
    return values.STRIPE_TEST_WEBHOOK_SECRET === undefined
      ? []
      : missingFields(values, ['STRIPE_TEST_SECRET_KEY'], 'STRIPE_TEST_WEBHOOK_SECRET');
  }
  const problems = missingFields(
    values,
    ['STRIPE_SECRET_KEY', 'STRIPE_TEST_WEBHOOK_SECRET'],
    'STRIPE_TEST_SECRET_KEY',
  );
  if (main !== undefined && !live.test(main)) {
    problems.push(
      'STRIPE_TEST_SECRET_KEY stands beside a STRIPE_SECRET_KEY that is no live key: leave it out, or write the live key in STRIPE_SECRET_KEY.',
    );
  }
  const mainSecrets = secretsOf(values.STRIPE_WEBHOOK_SECRET);
  if (secretsOf(values.STRIPE_TEST_WEBHOOK_SECRET).some((secret) => mainSecrets.includes(secret))) {
    problems.push(
      'STRIPE_WEBHOOK_SECRET and STRIPE_TEST_WEBHOOK_SECRET share a secret, so that events of both modes could not be told apart: write the one of each endpoint.',
    );
  }
  return problems;
}
