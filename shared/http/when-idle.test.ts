import { afterEach, expect, test } from '@jest/globals';
import { whenIdle } from './when-idle.ts';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'scheduler');
});

test("waits in the browser's queue for background tasks", async () => {
  const asked: unknown[] = [];
  const postTask = (task: () => void, options: object) => {
    asked.push(options);
    return Promise.resolve().then(task);
  };
  Object.assign(globalThis, { scheduler: { postTask } });
  await whenIdle();
  expect(asked).toEqual([{ priority: 'background' }]);
});

test('without such a queue it yields to the next task', async () => {
  const order: string[] = [];
  setTimeout(() => order.push('task'));
  await whenIdle();
  order.push('background');
  expect(order).toEqual(['task', 'background']);
});
