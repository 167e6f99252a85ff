import { styled } from 'styled-components';
import type { AdminProduct } from '@ritual/shared/contract';
import { paths } from '@ritual/shared/paths';
import { space } from '@ritual/shared/theme';
import { TextLink } from '@ritual/shared/ui';
import { Action, Section } from '../../../admin/index.ts';
import { Hint } from '../order/lines.ts';
import { ReleaseFields } from './fields.tsx';
import { PreviewLink } from './preview-link.tsx';
import { ProductWord } from './product-words.tsx';
import type { ProductForm } from './use-product-form.ts';

const Stack = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

const Fields = styled.fieldset`
  display: contents;
`;

interface VisibilityProps {
  readonly product: AdminProduct;
  readonly form: ProductForm;
  readonly writable: boolean;
  readonly busy: boolean;
  readonly onPublish: () => void;
}

/** Whether shoppers see it, and from when. */
export function Visibility({ product, form, writable, busy, onPublish }: VisibilityProps) {
  const { state, id, releasedAt } = product;
  const isReleased = Date.parse(releasedAt) <= Date.now();
  const publishes = writable && state !== 'PUBLISHED';
  return (
    <Section title="Visibility">
      <Stack>
        <State>
          <ProductWord state={state} />
          {state === 'PUBLISHED' && isReleased && (
            <TextLink look="inline" to={paths.product.to({ id })}>
              See it in the store
            </TextLink>
          )}
          {publishes && !form.isUnsaved && (
            <Action pending={busy} onClick={onPublish}>
              Publish
            </Action>
          )}
        </State>
        {publishes && form.isUnsaved && <Hint>Save your changes before you publish it.</Hint>}
        {(state !== 'PUBLISHED' || !isReleased) && <PreviewLink id={id} isUnsaved={form.isUnsaved} />}
        <Fields disabled={!writable}>
          <ReleaseFields {...form} />
        </Fields>
      </Stack>
    </Section>
  );
}
