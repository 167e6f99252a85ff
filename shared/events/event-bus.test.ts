import { expect, jest, test } from '@jest/globals';
import { createEventBus } from './index.ts';

interface Events {
  readonly ping: { readonly n: number };
  readonly pong: { readonly n: number };
}

test('listeners get the payloads of their event until they unsubscribe', () => {
  const bus = createEventBus<Events>();
  const listener = jest.fn();
  const leave = bus.on('ping', listener);
  bus.emit('ping', { n: 1 });
  bus.emit('pong', { n: 2 });
  leave();
  bus.emit('ping', { n: 3 });
  expect(listener.mock.calls).toEqual([[{ n: 1 }]]);
});

test('a listener that unsubscribes while being called does not disturb the others', () => {
  const bus = createEventBus<Events>();
  const calls: string[] = [];
  const leave = bus.on('ping', () => {
    calls.push('first');
    leave();
  });
  bus.on('ping', () => calls.push('second'));
  bus.emit('ping', { n: 1 });
  bus.emit('ping', { n: 2 });
  expect(calls).toEqual(['first', 'second', 'second']);
});
