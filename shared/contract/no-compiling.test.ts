import { expect, jest, test } from '@jest/globals';

test('no schema makes code from text, which the policy of the pages refuses', async () => {
  const compile = jest.fn();
  const original = globalThis.Function;
  globalThis.Function = class extends original {
    constructor(...parts: string[]) {
      super(...parts);
      compile(parts);
    }
  } as FunctionConstructor;
  try {
    await import('./index.ts');
  } finally {
    globalThis.Function = original;
  }
  expect(compile).not.toHaveBeenCalled();
});
