import { useState } from 'react';
import { styled } from 'styled-components';
import type { AdminProduct, ProductPreview } from '@ritual/shared/contract';
import { previewProduct } from '@ritual/shared/contract/admin-calls';
import { useShop } from '@ritual/shared/federation';
import { api } from '@ritual/shared/http';
import { paths } from '@ritual/shared/paths';
import { space } from '@ritual/shared/theme';
import { Field, FormError } from '@ritual/shared/ui';
import { Action, text, useAnnounce, useUndo, When } from '../../../admin/index.ts';
import { Hint } from '../order/lines.ts';
import { useAct } from '../order/use-act.ts';

const Root = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  & > :first-child {
    width: 100%;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  & a {
    ${text('button')}
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** A link that shows a product as it is saved now, before shoppers see it. */
export function PreviewLink({ id, isUnsaved }: Pick<AdminProduct, 'id'> & { readonly isUnsaved: boolean }) {
  const closed = useShop()?.open === false;
  const say = useUndo();
  const announce = useAnnounce();
  const { busy, problem, act } = useAct();
  const [made, setMade] = useState<ProductPreview | null>(null);
  const address = made && `${paths.product.to({ id })}?draft=${made.key}`;
  const link = address && `${window.location.origin}${address}`;
  const make = async () => setMade(await api.call(previewProduct, { params: { id } }));
  const copy = async () => {
    await navigator.clipboard.writeText(link ?? '');
    announce('The link is copied');
    say({ words: 'The link is copied' });
  };
  return (
    <Root>
      {link && address ? (
        <>
          <Field
            size="compact"
            label="Link to the preview"
            readOnly
            value={link}
            onFocus={({ target }) => target.select()}
          />
          <Buttons>
            <a href={address} target="_blank" rel="noreferrer">
              Open the preview
            </a>
            <Action pending={busy === 'copy'} onClick={() => act('copy', copy)}>
              Copy the link
            </Action>
          </Buttons>
          <Hint>
            {closed
              ? 'Until the shop opens, you and your colleagues see it, signed in. Then anyone who has it sees'
              : 'Anyone who has it sees'}{' '}
            the product as it was saved last, without an account, until <When at={made.until} />.
            {isUnsaved && ' What you have not saved yet is not in it.'}
          </Hint>
        </>
      ) : (
        <Action pending={busy === 'preview'} onClick={() => act('preview', make)}>
          Make a preview link
        </Action>
      )}
      {problem !== null && <FormError>{problem}</FormError>}
    </Root>
  );
}
