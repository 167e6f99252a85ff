import { useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AdminProduct, ProductColor, ProductOptions } from '@ritual/shared/contract';
import { bareList } from '@ritual/shared/theme';
import { FormError } from '@ritual/shared/ui';
import {
  Action,
  AdminPage,
  ConfirmDialog,
  ConflictDialog,
  DetailColumns,
  role,
  sendByKey,
  text,
  useAdminKeys,
  useLeaveGuard,
  type PlaceInList,
} from '../../../admin/index.ts';
import { linesOf, withColor, type Values } from '../../../rules/product/form-values.ts';
import { picturesIn } from '../../../rules/product/picture-lines.ts';
import { ColorDialog } from './color-dialog.tsx';
import { LabelFields, MainFields, PlaceFields } from './fields.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { labelOf } from './product-errors.ts';
import { useProductForm, type ProductForm } from './use-product-form.ts';
import { useUploads } from './use-uploads.ts';
import { VariantsSection } from './variants-section.tsx';

/** All fields at once: who may only look changes none of them. */
const Fields = styled.fieldset`
  display: contents;
`;

const Unsaved = styled.span`
  align-self: center;
  ${text('label')}
  color: ${role('secondary')};
`;

const Problems = styled.ul`
  ${bareList}
`;

interface EditorProps {
  readonly title: string;
  readonly badge?: ReactNode;
  readonly crumb: { readonly label: string; readonly to: string };
  readonly place?: PlaceInList | null;
  /** null: it is a new one. */
  readonly product: AdminProduct | null;
  readonly initial: Values;
  /** Pictures that stand in it from the beginning. */
  readonly pictures: AdminProduct['images'];
  readonly options: ProductOptions;
  readonly writable: boolean;
  readonly actions?: ReactNode;
  readonly notice?: ReactNode;
  /** Below the fields, and what stands at the right above and below them. */
  readonly below?: ReactNode;
  readonly aside?: (form: ProductForm) => ReactNode;
  readonly foot?: ReactNode;
  /** Something else on the page is not saved. */
  readonly alsoUnsaved?: boolean;
  readonly onUnsaved?: (unsaved: boolean) => void;
  readonly onSaved: (product: AdminProduct) => void;
}

/** The form of a product, with what belongs to it around. */
export function Editor({ product, initial, pictures, options, writable, onSaved, ...props }: EditorProps) {
  const { title, badge, crumb, place, actions, notice, below, aside, foot, alsoUnsaved = false } = props;
  const { onUnsaved } = props;
  const uploads = useUploads();
  const editor = useProductForm({ initial, product, uploading: uploads.isBusy, onSaved });
  const { form, field, values, fill, failure, pending, fields, isUnsaved } = editor;
  const [asking, setAsking] = useState(false);
  const [addingColor, setAddingColor] = useState(false);
  const [addedColors, setAddedColors] = useState<readonly ProductColor[]>([]);
  const offered = { ...options, colors: [...options.colors, ...addedColors] };
  const holds = isUnsaved || uploads.isBusy;
  const question = useLeaveGuard(holds || alsoUnsaved);
  useEffect(() => onUnsaved?.(holds), [onUnsaved, holds]);
  useAdminKeys(title, [
    ...(writable ? [{ press: '$mod+S', label: 'Save', run: () => form.ref.current?.requestSubmit() }] : []),
  ]);
  // Of the variants, and those that pictures show already.
  const shownColors = [
    ...linesOf(values['colors'] ?? ''),
    ...picturesIn(values['pictures'] ?? '').map(({ color }) => color),
  ];
  const problems = Object.keys(values).flatMap((name) => {
    const { error } = field(name);
    return error === undefined ? [] : [{ name, error }];
  });
  return (
    <>
      <form {...form} aria-label="Product" onKeyDown={sendByKey}>
        <AdminPage
          title={title}
          badge={badge}
          crumb={crumb}
          place={place ?? null}
          actions={
            <>
              {isUnsaved && <Unsaved role="status">Unsaved changes</Unsaved>}
              {actions}
              {isUnsaved && product !== null && <Action onClick={() => setAsking(true)}>Discard</Action>}
              {writable && (
                <Action type="submit" look="filled" pending={pending} press="$mod+S">
                  {product === null ? 'Save as a draft' : 'Save changes'}
                </Action>
              )}
            </>
          }
        >
          {notice}
          {failure !== null && <FormError>{failure}</FormError>}
          {problems.length > 1 && (
            <FormError>
              <Problems aria-label="What is to be corrected">
                {problems.map(({ name, error }) => (
                  <li key={name}>
                    {labelOf(name)}: {error}
                  </li>
                ))}
              </Problems>
            </FormError>
          )}
          <DetailColumns>
            <div>
              <Fields disabled={!writable}>
                <MainFields field={field} />
              </Fields>
              <PicturesSection
                {...{ uploads, writable, images: pictures }}
                value={values['pictures'] ?? ''}
                error={field('pictures').error}
                isFirstProblem={problems[0]?.name === 'pictures'}
                colors={offered.colors.filter(({ id }) => shownColors.includes(id))}
                onChange={(change) => fill((before) => ({ pictures: change(before['pictures'] ?? '') }))}
              />
              {below}
              <VariantsSection
                {...{ field, values, fill, writable }}
                options={offered}
                onNewColor={() => setAddingColor(true)}
              />
            </div>
            <div>
              {aside?.(editor)}
              <Fields disabled={!writable}>
                <PlaceFields {...{ field, values, fill, options, writable }} />
                <LabelFields field={field} />
              </Fields>
              {foot}
            </div>
          </DetailColumns>
        </AdminPage>
      </form>
      <ColorDialog
        open={addingColor}
        onClose={() => setAddingColor(false)}
        onAdded={(color) => {
          setAddingColor(false);
          setAddedColors([...addedColors, color]);
          fill((before) => withColor(before, color));
        }}
      />
      <ConflictDialog
        open={fields.length > 0}
        who={null}
        what={`${title}, since you opened the form`}
        fields={fields}
        onBack={editor.closeConflict}
        onSave={editor.choose}
      />
      <ConfirmDialog
        open={asking}
        title="Discard what you have written?"
        button="Discard the changes"
        destroys
        onClose={() => setAsking(false)}
        onDo={() => {
          editor.discard();
          setAsking(false);
          return Promise.resolve();
        }}
      >
        The fields become again what is saved.
      </ConfirmDialog>
      {question}
    </>
  );
}
