import type { Meta } from '@storybook/react-webpack5';
import { State, States } from '@ritual/shared/testing/workshop';
import { Button } from '../buttons/button.tsx';
import { TextLink } from '../buttons/text-link.tsx';
import { Badge, type BadgeTone } from './badge.tsx';
import { CountBadge } from './count-badge.tsx';
import { EmptyState } from './empty-state.tsx';
import { Notice } from './notice.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import { StockNote } from './stock-note.tsx';

const meta: Meta = { title: 'UI/Feedback' };
export default meta;

const badges: readonly (readonly [BadgeTone, string])[] = [
  ['new', 'NEW'],
  ['limited', 'Limited'],
  ['sale', '−40%'],
  ['success', 'Paid'],
  ['warning', 'Processing'],
  ['info', 'Shipped'],
  ['neutral', 'Delivered'],
  ['error', 'Refunded'],
];

export const Badges = () => (
  <>
    <States>
      {badges.map(([tone, word]) => (
        <State key={tone} name={tone}>
          <Badge tone={tone}>{word}</Badge>
        </State>
      ))}
    </States>
    <States title="In the bag">
      {[0, 3, 12, 99, 100].map((count) => (
        <State key={count} name={String(count)}>
          <CountBadge count={count} />
        </State>
      ))}
    </States>
  </>
);

export const StockNotes = () => (
  <States layout="column">
    <State name="Low">
      <StockNote tone="low">Only 3 left (1 in cart)</StockNote>
    </State>
    <State name="Out">
      <StockNote tone="out">Out of stock</StockNote>
    </State>
    <State name="Blocked">
      <StockNote tone="blocked">Out of stock — please remove this item.</StockNote>
    </State>
    <State name="Fine">
      <StockNote tone="ok">Free standard shipping on this order</StockNote>
    </State>
  </States>
);

export const Notices = () => (
  <States layout="column">
    {(['neutral', 'info', 'success', 'warning', 'error'] as const).map((tone) => (
      <State key={tone} name={tone} width="720px">
        <Notice tone={tone}>Halo Scoop Bra was removed from your cart.</Notice>
      </State>
    ))}
    <State name="With an action" width="720px">
      <Notice tone="neutral" action={<Button variant="text">Undo</Button>}>
        Halo Scoop Bra was removed from your cart.
      </Notice>
    </State>
  </States>
);

export const Empty = () => (
  <States>
    <State name="Panel" width="420px">
      <EmptyState
        title="No new items in the selected period."
        action={<TextLink to="/collections">Browse all collections</TextLink>}
      />
    </State>
    <State name="Bare (drawer)" width="420px">
      <EmptyState
        look="bare"
        title="Your cart is empty."
        action={<TextLink to="/collections">Browse products</TextLink>}
      />
    </State>
    <State name="A page of its own" width="420px">
      <EmptyState heading="h1" title="No orders yet">
        What you order is listed here.
      </EmptyState>
    </State>
  </States>
);

export const Progress = () => (
  <States>
    <State name="Under way" width="320px">
      <ProgressBar label="Way to free shipping" value={214} max={250} valueText="$36.00 away" />
    </State>
    <State name="Reached" width="320px">
      <ProgressBar label="Way to free shipping" value={250} max={250} tone="success" />
    </State>
    <State name="9 of 48" width="220px">
      <ProgressBar label="Products shown" value={9} max={48} />
    </State>
    {([14, 18, 24, 32] as const).map((size) => (
      <State key={size} name={`Spinner, ${String(size)}`}>
        <Spinner size={size} label="Loading" />
      </State>
    ))}
    <State name="On dark" dark>
      <Spinner label="Loading" />
    </State>
  </States>
);

export const Skeletons = () => (
  <States>
    <State name="Picture" width="200px">
      <Skeleton shape="picture" />
    </State>
    <State name="Line" width="200px">
      <Skeleton shape="line" width="78%" />
    </State>
    <State name="Block" width="200px">
      <Skeleton height="120px" />
    </State>
    <State name="Circle">
      <Skeleton shape="circle" />
    </State>
  </States>
);
