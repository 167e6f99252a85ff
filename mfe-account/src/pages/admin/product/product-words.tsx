import { productStateLabel, type ProductState } from '@ritual/shared/kernel';
import { StatusWord, type Tone } from '../../../admin/index.ts';

const tones: Readonly<Record<ProductState, Tone>> = { PUBLISHED: 'good', DRAFT: 'neutral', WITHDRAWN: 'bad' };

export function ProductWord({ state }: { readonly state: ProductState }) {
  return <StatusWord tone={tones[state]}>{productStateLabel[state]}</StatusWord>;
}
