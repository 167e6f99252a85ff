import type { OrderItem } from '@ritual/shared/contract';
import { Picture } from '@ritual/shared/ui';
import { Named } from './lines.ts';

export type PieceOf = Pick<OrderItem, 'productName' | 'color' | 'size' | 'imageFile'>;

/** What a line is: picture, name, color and size. */
export function Piece({ item: { productName, color, size, imageFile } }: { readonly item: PieceOf }) {
  return (
    <Named>
      <Picture file={imageFile} alt="" sizes="32px" />
      <div>
        <strong>{productName}</strong>
        <span>
          {color}, {size}
        </span>
      </div>
    </Named>
  );
}

/** A piece in a sentence or a label: 'Halo Scoop Bra, Bone, S'. */
export const pieceName = ({ productName, color, size }: Omit<PieceOf, 'imageFile'>): string =>
  `${productName}, ${color}, ${size}`;
