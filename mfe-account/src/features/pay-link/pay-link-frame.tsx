import type { ReactNode } from 'react';
import { paths } from '@ritual/shared/paths';
import { Button, ButtonLink, FormError, Spinner } from '@ritual/shared/ui';
import { AuthLayout } from '../auth/auth-layout.tsx';

interface PayLinkFrameProps<Thing> {
  readonly title: string;
  readonly lookup: {
    readonly found: Thing | null;
    readonly state: 'loading' | 'found' | 'invalid' | 'failed';
    readonly failure: string | null;
    readonly again: () => void;
  };
  /** There is no token at all. */
  readonly lacking: boolean;
  /** What to do about a link that does not work. */
  readonly otherwise: string;
  readonly children: (found: Thing) => ReactNode;
}

/** The page behind a link to pay, until it is known what the link is about. */
export function PayLinkFrame<Thing>({
  title,
  lookup: { found, state, failure, again },
  lacking,
  otherwise,
  children,
}: PayLinkFrameProps<Thing>) {
  if (lacking || state === 'invalid') {
    return (
      <AuthLayout title="Link expired">
        <FormError>This link has expired or is not complete.</FormError>
        <p>{otherwise}</p>
        <ButtonLink to={paths.orders.to()} size="large" block>
          To your orders
        </ButtonLink>
      </AuthLayout>
    );
  }
  if (state === 'failed') {
    return (
      <AuthLayout title={title}>
        <FormError>{failure}</FormError>
        <Button size="large" block onClick={again}>
          Try again
        </Button>
      </AuthLayout>
    );
  }
  if (!found) {
    return (
      <AuthLayout title={title}>
        <p role="status">
          <Spinner /> Looking up your order…
        </p>
      </AuthLayout>
    );
  }
  return children(found);
}
