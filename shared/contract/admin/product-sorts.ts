/** In a file of its own: pages know the names without loading the schemas. */
export const productListSorts = ['newest', 'name', 'price', 'changed'] as const;
export type ProductListSort = (typeof productListSorts)[number];
