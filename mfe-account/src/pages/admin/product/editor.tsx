import { useEffect, useState, type ReactNode } from 'react';
import type { AdminProduct, ProductColor, ProductOptions } from '@ritual/shared/contract';
import { paths } from '@ritual/shared/paths';
import {
  DetailColumns,
  EditorFields,
  EditorPage,
  useLeaveGuard,
  type PlaceInList,
} from '../../../admin/index.ts';
import { SearchResult } from '../content/search-result.tsx';
import { linesOf, withColor, type Values } from '../../../rules/product/form-values.ts';
import { picturesIn } from '../../../rules/product/picture-lines.ts';
import { ColorDialog } from './color-dialog.tsx';
import { LabelFields, MainFields, PlaceFields } from './fields.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { labelOf } from './product-errors.ts';
import { RelatedSection } from './related-section.tsx';
import { useProductForm, type ProductForm } from './use-product-form.ts';
import { useUploads } from './use-uploads.ts';
import { VariantsSection } from './variants-section.tsx';

interface EditorProps {
  readonly title: string;
  readonly badge?: ReactNode;
  readonly crumb: { readonly label: string; readonly to: string };
  readonly place?: PlaceInList | null;
  /** null: it is a new one. */
  readonly product: AdminProduct | null;
  readonly initial: Values;
  /** Pictures that are in it from the beginning. */
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
  const { field, values, fill, isUnsaved } = editor;
  const [addingColor, setAddingColor] = useState(false);
  const [addedColors, setAddedColors] = useState<readonly ProductColor[]>([]);
  const offered = { ...options, colors: [...options.colors, ...addedColors] };
  const holds = isUnsaved || uploads.isBusy;
  const question = useLeaveGuard(holds || alsoUnsaved);
  useEffect(() => onUnsaved?.(holds), [onUnsaved, holds]);
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
      <EditorPage
        {...{ title, badge, crumb, place, notice, editor }}
        label="Product"
        isNew={product === null}
        save={writable ? (product === null ? 'Save as a draft' : 'Save changes') : null}
        actions={actions}
        problems={problems.map(({ name, error }) => ({ label: labelOf(name), error }))}
      >
        <DetailColumns>
          <div>
            <EditorFields disabled={!writable}>
              <MainFields field={field} />
            </EditorFields>
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
            <RelatedSection {...{ field, values, fill, writable }} id={product?.id ?? null} />
          </div>
          <div>
            {aside?.(editor)}
            <EditorFields disabled={!writable}>
              <PlaceFields {...{ field, values, fill, options, writable }} />
              <LabelFields field={field} />
            </EditorFields>
            <SearchResult
              title={values['name'] ?? ''}
              path={product && paths.product.to({ id: product.id })}
              description={values['description'] ?? ''}
              hint="Made of the name and of the beginning of the description."
            />
            {foot}
          </div>
        </DetailColumns>
      </EditorPage>
      <ColorDialog
        open={addingColor}
        onClose={() => setAddingColor(false)}
        onAdded={(color) => {
          setAddingColor(false);
          setAddedColors([...addedColors, color]);
          fill((before) => withColor(before, color));
        }}
      />
      {question}
    </>
  );
}
