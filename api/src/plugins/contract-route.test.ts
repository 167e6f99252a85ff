import { expect, test } from '@jest/globals';
import { endpoints } from '@ritual/shared/contract/endpoints';
import Fastify from 'fastify';
import type { AppError } from '../errors.ts';
import { route } from './contract-route.ts';

test('what is wrong with a field is said in words, also where the contract has none for it', async () => {
  const app = Fastify();
  app.setErrorHandler((error: AppError, _request, reply) => reply.code(400).send(error.options.details));
  route(
    { app, identify: () => Promise.resolve(null), gate: () => Promise.resolve() },
    endpoints.listProducts,
    () => [],
  );
  const answer = await app.inject('/api/products?limit=many&offset=-1');
  expect(answer.json()).toEqual({
    fields: [
      { path: 'offset', message: 'Too small: expected number to be >=0' },
      { path: 'limit', message: 'Invalid input: expected number, received NaN' },
    ],
  });
  await app.close();
});

test('answers of a call that is going to be removed say since when and until when', async () => {
  const app = Fastify();
  const deprecated = { since: '2026-10-01', sunset: '2026-12-31' };
  const endpoint = { ...endpoints.listProducts, deprecated };
  route({ app, identify: () => Promise.resolve(null), gate: () => Promise.resolve() }, endpoint, () => []);
  const { headers } = await app.inject('/api/products');
  expect(headers).toMatchObject({ deprecation: '@1790812800', sunset: 'Thu, 31 Dec 2026 23:59:59 GMT' });
  await app.close();
});
