import type { Meta } from '@storybook/react-webpack5';
import { State, States, storyProduct } from '@ritual/shared/testing/workshop';
import { SavedProducts } from './components/saved-products.tsx';
import { SignInLine } from './components/sign-in-line.tsx';
import { WishlistEmpty } from './components/wishlist-empty.tsx';
import { WishlistFailure } from './components/wishlist-failure.tsx';
import { WishlistSkeleton } from './components/wishlist-skeleton.tsx';

const meta: Meta = { title: 'Wishlist/Page' };
export default meta;

const ignore = () => undefined;

export const Products = () => <SavedProducts products={[201, 221, 111, 254, 143].map(storyProduct)} />;
Products.parameters = { layout: 'fullscreen' };

export const Loading = () => <WishlistSkeleton />;
Loading.parameters = { layout: 'fullscreen' };

export const Messages = () => (
  <States layout="column">
    <State name="Nothing saved" width="100%">
      <WishlistEmpty />
    </State>
    <State name="Not signed in" width="100%">
      <SignInLine />
    </State>
    <State name="Not loaded" width="100%">
      <WishlistFailure error={new Error('not reachable')} trying={false} onRetry={ignore} />
    </State>
    <State name="Trying again" width="100%">
      <WishlistFailure error={new Error('not reachable')} trying onRetry={ignore} />
    </State>
  </States>
);
