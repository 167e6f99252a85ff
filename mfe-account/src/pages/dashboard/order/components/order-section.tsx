import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { space, type } from '@ritual/shared/theme';

const Heading = styled.h2`
  margin-block-end: ${space(4)};
  ${type('h3')}
`;

/** A section of the order's page with a heading. */
export function OrderSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </section>
  );
}
