import { styled } from 'styled-components';
import { belowNavbar, space } from '@ritual/shared/theme';
import { useLoaderData } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import { Container, VisuallyHidden } from '@ritual/shared/ui';
import { useAddressState } from '../../features/listing/use-address-state.ts';
import { readNewIn, writeNewIn, type NewInState } from '../../rules/listing/new-in.ts';
import { NewInHero } from './components/new-in-hero.tsx';
import { NewInList } from './components/new-in-list.tsx';
import { NewInTools } from './components/new-in-tools.tsx';
import type { NewInData } from './new-in.loader.ts';

export { loader } from './new-in.loader.ts';

const listId = 'new-in-list';

const List = styled(Container)`
  padding-block-end: ${space(9)};
  scroll-margin-block-start: ${belowNavbar(2)};
`;

const hrefOf = (state: NewInState) => {
  const search = writeNewIn(state).toString();
  return search === '' ? paths.newIn.to() : `${paths.newIn.to()}?${search}`;
};

export function Component() {
  const { list } = useLoaderData<NewInData>();
  const { state, pending, go } = useAddressState(readNewIn);
  return (
    <>
      <NewInHero listId={listId} listTo={`${hrefOf(state)}#${listId}`} />
      <List as="section" id={listId} tabIndex={-1} aria-label="New products">
        <NewInTools
          state={state}
          hrefOf={hrefOf}
          onChange={(changed) => {
            go(changed, hrefOf(changed));
          }}
        />
        <VisuallyHidden role="status">
          {list && !pending && `${String(list.content.length)} products shown`}
        </VisuallyHidden>
        <NewInList list={list} pending={pending} moreTo={hrefOf({ ...state, pages: state.pages + 1 })} />
      </List>
    </>
  );
}
