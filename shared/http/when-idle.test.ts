import { afterEach, expect, test } from '@jest/globals';
import { whenIdle } from './when-idle.ts';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'scheduler');
});

test('waits in the queue of the browser for background work', async () => {
  const asked: unknown[] = [];
  const postTask = (task: () => void, options: object) => {
    asked.push(options);
    return Promise.resolve().then(task);
  };
  Object.assign(globalThis, { scheduler: { postTask } });
  await whenIdle();
  expect(asked).toEqual([{ priority: 'background' }]);
});

test('where there is no such queue it lets the next task go first', async () => {
  const order: string[] = [];
  setTimeout(() => order.push('task'));
  await whenIdle();
  order.push('background');
  expect(order).toEqual(['task', 'background']);
});
