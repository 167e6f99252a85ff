import { pictureLimits } from '../../../kernel/catalog/picture-upload.ts';
import type { CallDefinition } from '../../call.ts';

export const listAdminProducts = {
  method: 'GET',
  path: '/api/admin/products',
  auth: 'admin',
  right: 'products.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { adminProductQuery: query, adminProductList: response } = await import('../product-list.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;

export const getProductOptions = {
  method: 'GET',
  path: '/api/admin/product-options',
  auth: 'admin',
  right: 'products.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { productOptions: response } = await import('../products.ts');
    return { response };
  },
} as const satisfies CallDefinition;

/** Which products the names of files name. */
export const findPictureProducts = {
  method: 'GET',
  path: '/api/admin/picture-products',
  auth: 'admin',
  right: 'products.write',
  status: 200,
  errors: [],
  schemas: async () => {
    const { pictureNameQuery: query, namedProducts: response } = await import('../product-list.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;

/** A color that variants of all products can have from then on. */
export const addColor = {
  method: 'POST',
  path: '/api/admin/colors',
  auth: 'admin',
  right: 'products.write',
  status: 201,
  errors: ['COLOR_TAKEN'],
  schemas: async () => {
    const { newColor: body, addedColor: response } = await import('../products.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

/** One picture, for any product: it is kept for a week until a product is saved with it. */
export const uploadPicture = {
  method: 'POST',
  path: '/api/admin/pictures',
  auth: 'admin',
  right: 'products.write',
  bytes: { most: pictureLimits.bytes, refusal: 'PICTURE_TOO_LARGE' },
  status: 201,
  errors: [
    'PICTURE_EMPTY',
    'PICTURE_TYPE_UNSUPPORTED',
    'PICTURE_ANIMATED',
    'PICTURE_TOO_LARGE',
    'PICTURE_TOO_MANY_PIXELS',
    'PICTURE_TOO_SMALL',
    'PICTURE_UNREADABLE',
    'PICTURE_NOT_STORED',
  ],
  schemas: async () => {
    const { uploadedPicture: response } = await import('../products.ts');
    return { response };
  },
} as const satisfies CallDefinition;

/** Drafts and withdrawn ones, too. */
export const getAdminProduct = {
  method: 'GET',
  path: '/api/admin/products/:id',
  auth: 'admin',
  right: 'products.read',
  status: 200,
  errors: ['PRODUCT_NOT_FOUND'],
  schemas: async () => {
    const { adminProductParams: params, adminProduct: response } = await import('../products.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

/** A draft, without stock. */
export const createProduct = {
  method: 'POST',
  path: '/api/admin/products',
  auth: 'admin',
  right: 'products.write',
  status: 201,
  errors: ['SKU_TAKEN', 'GTIN_TAKEN'],
  schemas: async () => {
    const { newProduct: body } = await import('../product-fields.ts');
    const { adminProduct: response } = await import('../products.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

/** The details of PRODUCT_CHANGED have the product as it is now, as `current`. */
export const updateProduct = {
  method: 'PUT',
  path: '/api/admin/products/:id',
  auth: 'admin',
  right: 'products.write',
  status: 200,
  errors: [
    'PRODUCT_NOT_FOUND',
    'PRODUCT_CHANGED',
    'PRODUCT_INCOMPLETE',
    'SKU_TAKEN',
    'GTIN_TAKEN',
    'VARIANT_IN_USE',
  ],
  schemas: async () => {
    const { adminProductParams: params, adminProduct: response } = await import('../products.ts');
    const { productUpdate: body } = await import('../product-fields.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

/** Publishes or withdraws it, or makes it a draft again. */
export const setProductState = {
  method: 'PUT',
  path: '/api/admin/products/:id/state',
  auth: 'admin',
  right: 'products.write',
  status: 200,
  errors: ['PRODUCT_NOT_FOUND', 'PRODUCT_CHANGED', 'PRODUCT_INCOMPLETE'],
  schemas: async () => {
    const { adminProductParams: params } = await import('../products.ts');
    const { productStateChange: body } = await import('../product-changes.ts');
    const { adminProductSummary: response } = await import('../product-list.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

export const setProductPrice = {
  method: 'PUT',
  path: '/api/admin/products/:id/price',
  auth: 'admin',
  right: 'products.write',
  status: 200,
  errors: ['PRODUCT_NOT_FOUND', 'PRODUCT_CHANGED'],
  schemas: async () => {
    const { adminProductParams: params } = await import('../products.ts');
    const { productPriceChange: body } = await import('../product-changes.ts');
    const { adminProductSummary: response } = await import('../product-list.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

export const setProductTags = {
  method: 'PUT',
  path: '/api/admin/products/:id/tags',
  auth: 'admin',
  right: 'products.write',
  status: 200,
  errors: ['PRODUCT_NOT_FOUND', 'PRODUCT_CHANGED'],
  schemas: async () => {
    const { adminProductParams: params } = await import('../products.ts');
    const { productTagsChange: body } = await import('../product-changes.ts');
    const { adminProductSummary: response } = await import('../product-list.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

/** Makes the key of a link that shows it as it is, also before it is published; it works for some days. */
export const previewProduct = {
  method: 'POST',
  path: '/api/admin/products/:id/preview',
  auth: 'admin',
  right: 'products.read',
  status: 200,
  errors: ['PRODUCT_NOT_FOUND'],
  schemas: async () => {
    const { adminProductParams: params } = await import('../products.ts');
    const { productPreview: response } = await import('../product-changes.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

/** Plans a sale, which begins and ends by itself, or takes it back. */
export const setProductSale = {
  method: 'PUT',
  path: '/api/admin/products/:id/sale',
  auth: 'admin',
  right: 'products.write',
  status: 200,
  errors: ['PRODUCT_NOT_FOUND', 'PRODUCT_CHANGED'],
  schemas: async () => {
    const { adminProductParams: params, adminProduct: response } = await import('../products.ts');
    const { productSaleChange: body } = await import('../product-changes.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

/** All changes or none; each is in the ledger of stock. The details of a refusal name the variant and its current stock. */
export const changeStock = {
  method: 'POST',
  path: '/api/admin/products/:id/stock',
  auth: 'admin',
  right: 'stock.write',
  status: 200,
  errors: ['PRODUCT_NOT_FOUND', 'STOCK_CHANGED', 'STOCK_RESERVED', 'STOCK_TOO_HIGH'],
  schemas: async () => {
    const { adminProductParams: params, adminProduct: response } = await import('../products.ts');
    const { stockUpdate: body } = await import('../product-changes.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;
