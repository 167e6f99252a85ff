import type { CallDefinition } from '../../call.ts';

// Every write answers with the whole editor as it is then. The details of CONTENT_CHANGED have it as `current`.

export const getHomeEditor = {
  method: 'GET',
  path: '/api/admin/content/home',
  auth: 'admin',
  right: 'products.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { homeEditor: response } = await import('../content.ts');
    return { response };
  },
} as const satisfies CallDefinition;

/** There is one draft: it is made, or written over. */
export const saveHomeDraft = {
  method: 'PUT',
  path: '/api/admin/content/home/draft',
  auth: 'admin',
  right: 'products.write',
  status: 200,
  errors: ['CONTENT_CHANGED'],
  schemas: async () => {
    const { homeDraft: body, homeEditor: response } = await import('../content.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

export const discardHomeDraft = {
  method: 'POST',
  path: '/api/admin/content/home/draft/discard',
  auth: 'admin',
  right: 'products.write',
  status: 200,
  errors: ['CONTENT_CHANGED', 'CONTENT_NO_DRAFT'],
  schemas: async () => {
    const { contentChange: body, homeEditor: response } = await import('../content.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

/** Publishes the draft now, or at a moment to come. */
export const publishHome = {
  method: 'POST',
  path: '/api/admin/content/home/publish',
  auth: 'admin',
  right: 'products.write',
  status: 200,
  errors: ['CONTENT_CHANGED', 'CONTENT_NO_DRAFT'],
  schemas: async () => {
    const { homePublication: body, homeEditor: response } = await import('../content.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

const ofOneVersion = async () => {
  const {
    contentVersionParams: params,
    contentChange: body,
    homeEditor: response,
  } = await import('../content.ts');
  return { params, body, response };
};

/** Makes a draft of a version, in place of the draft that there may be. */
export const restoreHome = {
  method: 'POST',
  path: '/api/admin/content/home/versions/:id/restore',
  auth: 'admin',
  right: 'products.write',
  status: 200,
  errors: ['CONTENT_CHANGED', 'CONTENT_VERSION_NOT_FOUND'],
  schemas: ofOneVersion,
} as const satisfies CallDefinition;

/** Takes a version back whose time has not come. */
export const withdrawHome = {
  method: 'POST',
  path: '/api/admin/content/home/versions/:id/withdraw',
  auth: 'admin',
  right: 'products.write',
  status: 200,
  errors: ['CONTENT_CHANGED', 'CONTENT_VERSION_NOT_FOUND', 'CONTENT_NOT_SCHEDULED'],
  schemas: ofOneVersion,
} as const satisfies CallDefinition;
