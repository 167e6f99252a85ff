import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AdminProductSummary } from '@ritual/shared/contract';
import { space } from '@ritual/shared/theme';
import { AdminDialog, type OpenList } from '../../../admin/index.ts';
import { productsWords } from './products-bulk.ts';

export const ProductsForm = styled.form`
  display: grid;
  gap: ${space(4)};
`;

/** The chosen products, in their list. */
export interface ChosenProducts {
  readonly products: readonly AdminProductSummary[];
  readonly list: OpenList<AdminProductSummary>;
}

interface ProductsDialogProps {
  /** null: the dialog is closed. */
  readonly asked: ChosenProducts | null;
  readonly onClose: () => void;
  /** Before '12 products': 'Tag'. */
  readonly act: string;
  readonly children: (asked: ChosenProducts) => ReactNode;
}

/** What is asked before many products are changed. */
export function ProductsDialog({ asked, onClose, act, children }: ProductsDialogProps) {
  return (
    <AdminDialog
      open={asked !== null}
      onClose={onClose}
      title={asked ? `${act} ${productsWords(asked.products.length)}` : ''}
    >
      {asked && children(asked)}
    </AdminDialog>
  );
}
