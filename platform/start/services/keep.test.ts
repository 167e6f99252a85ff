import { expect, jest, test } from '@jest/globals';
import { keep, type KeepOptions, type Life } from './keep.ts';

/** Lives that end when the test says so. */
function lives() {
  const begun: { readonly die: () => void; readonly stopped: jest.Mock }[] = [];
  const waiting: (() => void)[] = [];
  const begin = jest.fn((): Promise<Life> => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const stopped = jest.fn();
    begun.push({ die: () => resolve(`End ${begun.length}.`), stopped });
    for (const tell of waiting.splice(0)) tell();
    return Promise.resolve({
      ended: promise,
      stop: () => {
        stopped();
        resolve('Stopped.');
        return Promise.resolve();
      },
    });
  });
  const next = () => new Promise<void>((resolve) => waiting.push(resolve));
  const dieOnce = async (nth: number) => {
    const another = next();
    begun[nth]?.die();
    await another;
    // Its watch begins after it.
    await new Promise(setImmediate);
  };
  return { begin, begun, dieOnce };
}

function heard(options: Partial<KeepOptions> = {}) {
  const given = Promise.withResolvers<string>();
  const told: string[] = [];
  const tell = (sentence: string) => void told.push(sentence);
  return {
    options: { name: 'thing', tell, onGivenUp: given.resolve, ...options },
    told,
    given: given.promise,
  };
}

test('what has run well for a while begins its waits anew', async () => {
  const { begin, begun, dieOnce } = lives();
  // Every life counts as a good one.
  const { options, told } = heard({ waits: [1], steadyAfter: 0 });
  const kept = await keep(begin, options);
  await dieOnce(0);
  await dieOnce(1);
  await dieOnce(2);
  expect(begun).toHaveLength(4);
  expect(told.filter((sentence) => sentence.includes('0.001 s'))).toHaveLength(3);
  await kept.end();
  expect(begun[3]?.stopped).toHaveBeenCalledTimes(1);
});

test('a new start that fails counts as an end; its reason is told, and at last it is given up', async () => {
  const { begin, begun } = lives();
  const { options, told, given } = heard({ waits: [1, 2, 3] });
  await keep(begin, options);
  begin.mockRejectedValue(new Error('No room.'));
  begun[0]?.die();
  expect(await given).toBe('No room.\nThe thing has ended 4 times in a row and is not started again.');
  expect(begin).toHaveBeenCalledTimes(4);
  expect(told).toEqual([
    'End 1.\nThe thing is started again in 0.001 s.',
    'No room.\nThe thing is started again in 0.002 s.',
    'No room.\nThe thing is started again in 0.003 s.',
  ]);
});

test('what is ended on purpose stays ended, also while it waits for its new start', async () => {
  const { begin, begun } = lives();
  const waits = Promise.withResolvers<undefined>();
  const { options } = heard({ waits: [60_000], tell: () => waits.resolve(undefined) });
  const kept = await keep(begin, options);
  begun[0]?.die();
  await waits.promise;
  await kept.end();
  expect(begin).toHaveBeenCalledTimes(1);
  await kept.start();
  expect(begin).toHaveBeenCalledTimes(2);
  await kept.end();
  expect(begin).toHaveBeenCalledTimes(2);
});

test('the first start fails to its caller', async () => {
  const { options, told } = heard();
  await expect(keep(() => Promise.reject(new Error('No room.')), options)).rejects.toThrow('No room.');
  expect(told).toEqual([]);
});
