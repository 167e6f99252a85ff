import { space } from '@ritual/shared/theme';

/** Product, quantity, unit price, subtotal, tools: the same for the header and every row. */
export const tableColumns = `
  grid-template-columns: minmax(0, 1fr) 124px 96px 96px 116px;
  column-gap: ${space(5)};
`;
