import { expect, jest, test } from '@jest/globals';
import { supervise, type Run, type SupervisorOptions } from './supervise.ts';

/** Fake runs that end when the test says so. */
function fakeRuns() {
  const runs: { readonly crash: () => void; readonly stopped: jest.Mock }[] = [];
  const waiting: (() => void)[] = [];
  const launch = jest.fn((): Promise<Run> => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const stopped = jest.fn();
    runs.push({ crash: () => resolve(`End ${runs.length}.`), stopped });
    for (const resume of waiting.splice(0)) resume();
    return Promise.resolve({
      ended: promise,
      stop: () => {
        stopped();
        resolve('Stopped.');
        return Promise.resolve();
      },
    });
  });
  const nextLaunch = () => new Promise<void>((resolve) => waiting.push(resolve));
  const crashAndRestart = async (nth: number) => {
    const restarted = nextLaunch();
    runs[nth]?.crash();
    await restarted;
    // The supervisor begins to watch the new run after this.
    await new Promise(setImmediate);
  };
  return { launch, runs, crashAndRestart };
}

function record(options: Partial<SupervisorOptions> = {}) {
  const givenUp = Promise.withResolvers<string>();
  const messages: string[] = [];
  const notify = (sentence: string) => void messages.push(sentence);
  return {
    options: { name: 'thing', notify, onGivenUp: givenUp.resolve, ...options },
    messages,
    givenUp: givenUp.promise,
  };
}

test('after a stable run the delays begin with the first again', async () => {
  const { launch, runs, crashAndRestart } = fakeRuns();
  // Every run counts as stable.
  const { options, messages } = record({ restartDelays: [1], stableAfter: 0 });
  const supervised = await supervise(launch, options);
  await crashAndRestart(0);
  await crashAndRestart(1);
  await crashAndRestart(2);
  expect(runs).toHaveLength(4);
  expect(messages.filter((sentence) => sentence.includes('0.001 s'))).toHaveLength(3);
  await supervised.end();
  expect(runs[3]?.stopped).toHaveBeenCalledTimes(1);
});

test('a restart that fails counts as an end; its reason is reported, and after the last delay the supervisor gives up', async () => {
  const { launch, runs } = fakeRuns();
  const { options, messages, givenUp } = record({ restartDelays: [1, 2, 3] });
  await supervise(launch, options);
  launch.mockRejectedValue(new Error('No room.'));
  runs[0]?.crash();
  expect(await givenUp).toBe('No room.\nThe thing has ended 4 times in a row and is not started again.');
  expect(launch).toHaveBeenCalledTimes(4);
  expect(messages).toEqual([
    'End 1.\nThe thing is started again in 0.001 s.',
    'No room.\nThe thing is started again in 0.002 s.',
    'No room.\nThe thing is started again in 0.003 s.',
  ]);
});

test('a process that is ended on purpose is not restarted, also when a restart was due', async () => {
  const { launch, runs } = fakeRuns();
  const notified = Promise.withResolvers<undefined>();
  const { options } = record({ restartDelays: [60_000], notify: () => notified.resolve(undefined) });
  const supervised = await supervise(launch, options);
  runs[0]?.crash();
  await notified.promise;
  await supervised.end();
  expect(launch).toHaveBeenCalledTimes(1);
  await supervised.start();
  expect(launch).toHaveBeenCalledTimes(2);
  await supervised.end();
  expect(launch).toHaveBeenCalledTimes(2);
});

test('a failure of the first start rejects the call', async () => {
  const { options, messages } = record();
  await expect(supervise(() => Promise.reject(new Error('No room.')), options)).rejects.toThrow('No room.');
  expect(messages).toEqual([]);
});
