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

/** The errors that the browser's router gets for a page that the server has rendered. */
async function arriving(error: unknown): Promise<unknown> {
  const context = await createStaticHandler(failing(error)).query(new Request('https://shop.example/'));
  if (context instanceof Response) throw new Error('The page was not rendered.');
  const wire = JSON.stringify({ loaderData: {}, errors: serializeErrors(context.errors) });
  const hydrationData = JSON.parse(wire) as NonNullable<
    Parameters<typeof createMemoryRouter>[1]
  >['hydrationData'];
  const router = createMemoryRouter(failing(error), { ...(hydrationData && { hydrationData }) });
  const { errors } = router.state;
  router.dispose();
  return errors?.['page'];
}

test('an error with an HTTP status keeps it in the browser', async () => {
  const error = await arriving(new HttpError(404, 'Not Found'));
  expect(isRouteErrorResponse(error)).toBe(true);
  expect(error).toMatchObject({ status: 404, statusText: 'Not Found' });
});

test('other errors are not exposed', async () => {
  expect(await arriving(new Error('password of the database'))).toBeNull();
});
