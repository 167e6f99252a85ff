import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useForm } from '@ritual/shared/blocks';
import { createPage } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { pageLimits } from '@ritual/shared/kernel';
import { useNavigate } from '@ritual/shared/routing';
import { space } from '@ritual/shared/theme';
import { Field, FormError } from '@ritual/shared/ui';
import { Action, DialogFoot, FormDialog, sendByKey, useHere, type DialogForm } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { slugOf } from '../../../rules/page/page-words.ts';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

interface NewPageDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Makes a page of the owner, and goes to its form. */
export function NewPageDialog({ open, onClose }: NewPageDialogProps) {
  const isHere = useHere();
  return (
    <FormDialog open={open} title="New page" width="small" onClose={onClose}>
      {(form) => open && <NewPageForm isHere={isHere} {...form} />}
    </FormDialog>
  );
}

interface NewPageFormProps extends DialogForm {
  readonly isHere: () => boolean;
}

function NewPageForm({ isHere, onUnsaved, onClose, onDone }: NewPageFormProps) {
  const navigate = useNavigate();
  /** It follows the title until it is typed. */
  const [isTyped, setTyped] = useState(false);
  const { form, field, values, fill, failure, pending } = useForm({
    initial: { title: '', slug: '' },
    schema: async () => (await import('@ritual/shared/contract')).newPage,
    submit: async (body) => {
      const { page } = await api.call(createPage, { body });
      onDone();
      if (isHere()) await navigate(adminPaths.page(page));
    },
  });
  const isUnsaved = values.title !== '' || values.slug !== '';
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  const { onChange: onTitle, ...title } = field('title');
  const { onChange: onSlug, ...slug } = field('slug');
  return (
    <Form {...form} aria-label="New page" onKeyDown={sendByKey}>
      {failure !== null && <FormError>{failure}</FormError>}
      <Field
        size="compact"
        label="Title"
        autoComplete="off"
        maxLength={pageLimits.title}
        {...title}
        onChange={(event) => {
          onTitle(event);
          if (!isTyped)
            fill((before) => ({ ...before, slug: slugOf(event.target.value).slice(0, pageLimits.slug) }));
        }}
      />
      <Field
        size="compact"
        label="Address"
        hint="Shoppers find it at /pages/ and this. You can change it later; the old one leads there."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={pageLimits.slug}
        {...slug}
        onChange={(event) => {
          setTyped(true);
          onSlug(event);
        }}
      />
      <DialogFoot>
        <Action onClick={onClose}>Cancel</Action>
        <Action type="submit" look="filled" press="$mod+Enter" pending={pending}>
          Make the page
        </Action>
      </DialogFoot>
    </Form>
  );
}
