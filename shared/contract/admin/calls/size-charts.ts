import type { CallDefinition } from '../../call.ts';

// Every write of a chart answers with the whole editor as it is then. The details of CONTENT_CHANGED have it as `current`.

export const listSizeCharts = {
  method: 'GET',
  path: '/api/admin/size-charts',
  auth: 'admin',
  right: 'products.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { sizeChartListQuery: query, sizeChartList: response } = await import('../size-charts.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;

export const getSizeChart = {
  method: 'GET',
  path: '/api/admin/size-charts/:id',
  auth: 'admin',
  right: 'products.read',
  status: 200,
  errors: ['SIZE_CHART_NOT_FOUND'],
  schemas: async () => {
    const { sizeChartParams: params, sizeChartEditor: response } = await import('../size-charts.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

/** A draft, which is shown once it is published. */
export const createSizeChart = {
  method: 'POST',
  path: '/api/admin/size-charts',
  auth: 'admin',
  right: 'products.write',
  status: 201,
  errors: [],
  schemas: async () => {
    const { newSizeChart: body, sizeChartEditor: response } = await import('../size-charts.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

/** One that nothing uses, and that no store begins with. */
export const deleteSizeChart = {
  method: 'DELETE',
  path: '/api/admin/size-charts/:id',
  auth: 'admin',
  right: 'products.write',
  status: 204,
  errors: ['SIZE_CHART_NOT_FOUND', 'SIZE_CHART_IN_USE'],
  schemas: async () => {
    const { sizeChartParams: params } = await import('../size-charts.ts');
    return { params };
  },
} as const satisfies CallDefinition;

/** There is one draft: it is made, or written over. */
export const saveSizeChartDraft = {
  method: 'PUT',
  path: '/api/admin/size-charts/:id/draft',
  auth: 'admin',
  right: 'products.write',
  status: 200,
  errors: ['SIZE_CHART_NOT_FOUND', 'CONTENT_CHANGED'],
  schemas: async () => {
    const {
      sizeChartParams: params,
      sizeChartDraft: body,
      sizeChartEditor: response,
    } = await import('../size-charts.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

/** Not the draft of a chart that was never published: such a chart is deleted. */
export const discardSizeChartDraft = {
  method: 'POST',
  path: '/api/admin/size-charts/:id/draft/discard',
  auth: 'admin',
  right: 'products.write',
  status: 200,
  errors: ['SIZE_CHART_NOT_FOUND', 'CONTENT_CHANGED', 'CONTENT_NO_DRAFT', 'CONTENT_ONLY_DRAFT'],
  schemas: async () => {
    const [{ contentChange: body }, { sizeChartParams: params, sizeChartEditor: response }] =
      await Promise.all([import('../content.ts'), import('../size-charts.ts')]);
    return { params, body, response };
  },
} as const satisfies CallDefinition;

/** Publishes the draft now, or at a moment to come. */
export const publishSizeChart = {
  method: 'POST',
  path: '/api/admin/size-charts/:id/publish',
  auth: 'admin',
  right: 'products.write',
  status: 200,
  errors: ['SIZE_CHART_NOT_FOUND', 'CONTENT_CHANGED', 'CONTENT_NO_DRAFT'],
  schemas: async () => {
    const [{ homePublication: body }, { sizeChartParams: params, sizeChartEditor: response }] =
      await Promise.all([import('../content.ts'), import('../size-charts.ts')]);
    return { params, body, response };
  },
} as const satisfies CallDefinition;

const ofOneVersion = async () => {
  const [{ contentChange: body }, { sizeChartVersionParams: params, sizeChartEditor: response }] =
    await Promise.all([import('../content.ts'), import('../size-charts.ts')]);
  return { params, body, response };
};

/** Makes a draft of a version, in place of the draft that there may be. */
export const restoreSizeChart = {
  method: 'POST',
  path: '/api/admin/size-charts/:id/versions/:version/restore',
  auth: 'admin',
  right: 'products.write',
  status: 200,
  errors: ['SIZE_CHART_NOT_FOUND', 'CONTENT_CHANGED', 'CONTENT_VERSION_NOT_FOUND'],
  schemas: ofOneVersion,
} as const satisfies CallDefinition;

/** Takes a version back whose time has not come. */
export const withdrawSizeChart = {
  method: 'POST',
  path: '/api/admin/size-charts/:id/versions/:version/withdraw',
  auth: 'admin',
  right: 'products.write',
  status: 200,
  errors: ['SIZE_CHART_NOT_FOUND', 'CONTENT_CHANGED', 'CONTENT_VERSION_NOT_FOUND', 'CONTENT_NOT_SCHEDULED'],
  schemas: ofOneVersion,
} as const satisfies CallDefinition;

export const getSizeChartUses = {
  method: 'GET',
  path: '/api/admin/size-chart-uses',
  auth: 'admin',
  right: 'products.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { sizeChartUses: response } = await import('../size-charts.ts');
    return { response };
  },
} as const satisfies CallDefinition;

/** Chooses the chart of one category and gender. */
export const setSizeChartUse = {
  method: 'PUT',
  path: '/api/admin/size-chart-uses',
  auth: 'admin',
  right: 'products.write',
  status: 200,
  errors: ['SIZE_CHART_NOT_FOUND', 'SIZE_CHART_UNPUBLISHED'],
  schemas: async () => {
    const { sizeChartUseChange: body, sizeChartUses: response } = await import('../size-charts.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;
