import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { homeLimits } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Field } from '@ritual/shared/ui';
import { phone, text } from '../../../admin/index.ts';
import { Hint } from '../order/lines.ts';

export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};
  align-items: start;
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Root = styled.div`
  display: grid;
  gap: ${space(1.5)};
  & > span {
    ${text('label')}
  }
`;

interface LabeledProps {
  readonly label: string;
  readonly hint: string;
  readonly children: ReactNode;
}

/** A group of choices as a field: it names itself. */
export function Labeled({ label, hint, children }: LabeledProps) {
  return (
    <Root>
      <span aria-hidden>{label}</span>
      {children}
      <Hint>{hint}</Hint>
    </Root>
  );
}

export const linkHint = 'Such as /collections/sets, /product/101, /faq or https://…';

/** The list of addresses that pages of the form offer. */
export const addressList = 'home-addresses';

/** Where something leads. */
export function LinkField(props: Omit<ComponentProps<typeof Field>, 'label'>) {
  return (
    <Field
      label="Link"
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={homeLimits.link}
      list={addressList}
      {...props}
    />
  );
}
