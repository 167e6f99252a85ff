import { useEffect } from 'react';
import { expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { styled } from 'styled-components';
import { useLoaderData, useLocation } from '@ritual/shared/routing';
import { expectConsole } from '@ritual/shared/testing';
import { createRehearsal } from './rehearse.tsx';

const Blue = styled.p`
  color: rgb(1, 2, 3);
`;
const drawn = jest.fn();
const effect = jest.fn<() => void>();

function Page() {
  const data = useLoaderData();
  const { pathname, search } = useLocation();
  drawn({ data, at: pathname + search });
  useEffect(effect);
  return (
    <Blue>
      <img src="/product.webp" alt="" ref={() => effect()} />
    </Blue>
  );
}

const scene = {
  ...{ Component: Page, path: '/product/:id', data: { name: 'Tee' } },
  url: new URL('http://localhost/product/7?size=M'),
};
const aWhile = () => new Promise<void>((resolve) => setTimeout(resolve, 50));
const make = () =>
  createRehearsal({
    tools: { createBrowserRouter, createRoot },
    app: (router) => <RouterProvider router={router} />,
  });

test('draws a page once, with its data and address, unseen and without its effects', async () => {
  const rehearse = make();
  await act(() => {
    rehearse(scene);
    rehearse(scene);
    return aWhile();
  });
  expect(drawn.mock.calls).toEqual([[{ data: { name: 'Tee' }, at: '/product/7?size=M' }]]);
  expect(effect).not.toHaveBeenCalled();
  expect(document.querySelector('img')).toBeNull();
  expect(location.pathname).toBe('/');
});

test("leaves the page's rules behind, which is what it is for", () => {
  const rules = () =>
    [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  expect(rules().join()).toContain('rgb(1, 2, 3)');
});

test('a page that throws is reported and throws nothing here', async () => {
  expectConsole(/Broken page/);
  const Component = () => {
    throw new Error('Broken page');
  };
  await act(() => {
    make()({ ...scene, Component });
    return aWhile();
  });
});
