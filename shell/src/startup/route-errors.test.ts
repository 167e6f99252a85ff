import { expect, test } from '@jest/globals';
import { createMemoryRouter, createStaticHandler, isRouteErrorResponse } from 'react-router-dom';
import { HttpError } from '@ritual/shared/routing';
import { serializeErrors } from './route-errors.ts';

const failing = (error: unknown) => [
  {
    id: 'page',
    path: '/',
    loader: () => {
      throw error;
    },
  },
];

/** The errors that a browser's router has of a page that the server has drawn. */
async function arriving(error: unknown): Promise<unknown> {
  const context = await createStaticHandler(failing(error)).query(new Request('https://shop.example/'));
  if (context instanceof Response) throw new Error('The page was not drawn.');
  const wire = JSON.stringify({ loaderData: {}, errors: serializeErrors(context.errors) });
  const hydrationData = JSON.parse(wire) as NonNullable<
    Parameters<typeof createMemoryRouter>[1]
  >['hydrationData'];
  const router = createMemoryRouter(failing(error), { ...(hydrationData && { hydrationData }) });
  const { errors } = router.state;
  router.dispose();
  return errors?.['page'];
}

test('an error with a status is one in the browser, too', async () => {
  const error = await arriving(new HttpError(404, 'Not Found'));
  expect(isRouteErrorResponse(error)).toBe(true);
  expect(error).toMatchObject({ status: 404, statusText: 'Not Found' });
});

test('of another error nothing is told', async () => {
  expect(await arriving(new Error('password of the database'))).toBeNull();
});
