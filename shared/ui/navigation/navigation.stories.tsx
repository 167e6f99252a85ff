import type { Meta } from '@storybook/react-webpack5';
import { useState } from 'react';
import { State, States } from '@ritual/shared/testing/workshop';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Pagination } from './pagination.tsx';

const meta: Meta = { title: 'UI/Navigation' };
export default meta;

export const Crumbs = () => (
  <States>
    <State name="Where the page lies">
      <Breadcrumbs crumbs={[{ label: 'Home', to: '/' }, { label: 'Woman' }]} />
    </State>
  </States>
);

function Pages({ start }: { readonly start: number }) {
  const [page, setPage] = useState(start);
  return <Pagination page={page} size={5} total={12} onPage={setPage} />;
}

const ignore = () => undefined;

export const FirstPage = () => <Pages start={0} />;
export const LastPage = () => <Pages start={2} />;
export const OnlyPage = () => <Pagination page={0} size={5} total={4} onPage={ignore} />;
