import type { CallDefinition } from '../../call.ts';

// Every write of a page answers with its whole editor as it is then. The details of CONTENT_CHANGED have it as `current`.

const ofOnePage = async () => {
  const { adminPageParams: params, pageEditor: response } = await import('../pages.ts');
  return { params, response };
};
const changed = async () => {
  const { contentChange: body } = await import('../content.ts');
  return { ...(await ofOnePage()), body };
};
const ofOneVersion = async () => {
  const { pageVersionParams: params } = await import('../pages.ts');
  return { ...(await changed()), params };
};

export const listAdminPages = {
  method: 'GET',
  path: '/api/admin/content/pages',
  auth: 'admin',
  right: 'settings.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { adminPageList: response } = await import('../pages.ts');
    return { response };
  },
} as const satisfies CallDefinition;

/** Makes a page of the owner: shoppers see it when it is published. */
export const createPage = {
  method: 'POST',
  path: '/api/admin/content/pages',
  auth: 'admin',
  right: 'settings.write',
  status: 201,
  errors: ['PAGE_ADDRESS_TAKEN', 'PAGES_FULL'],
  schemas: async () => {
    const { newPage: body, pageEditor: response } = await import('../pages.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

export const getPageEditor = {
  method: 'GET',
  path: '/api/admin/content/pages/:page',
  auth: 'admin',
  right: 'settings.read',
  status: 200,
  errors: ['PAGE_NOT_FOUND'],
  schemas: ofOnePage,
} as const satisfies CallDefinition;

/** There is one draft: it is made, or written over. */
export const savePageDraft = {
  method: 'PUT',
  path: '/api/admin/content/pages/:page/draft',
  auth: 'admin',
  right: 'settings.write',
  status: 200,
  errors: ['PAGE_NOT_FOUND', 'CONTENT_CHANGED'],
  schemas: async () => {
    const { pageDraft: body } = await import('../pages.ts');
    return { ...(await ofOnePage()), body };
  },
} as const satisfies CallDefinition;

export const discardPageDraft = {
  method: 'POST',
  path: '/api/admin/content/pages/:page/draft/discard',
  auth: 'admin',
  right: 'settings.write',
  status: 200,
  errors: ['PAGE_NOT_FOUND', 'CONTENT_CHANGED', 'CONTENT_NO_DRAFT'],
  schemas: changed,
} as const satisfies CallDefinition;

/** Publishes the draft now, or at a moment to come. */
export const publishPage = {
  method: 'POST',
  path: '/api/admin/content/pages/:page/publish',
  auth: 'admin',
  right: 'settings.write',
  status: 200,
  errors: ['PAGE_NOT_FOUND', 'CONTENT_CHANGED', 'CONTENT_NO_DRAFT'],
  schemas: async () => {
    const { homePublication: body } = await import('../content.ts');
    return { ...(await ofOnePage()), body };
  },
} as const satisfies CallDefinition;

/** Makes a draft of a version, in place of the draft that there may be. */
export const restorePage = {
  method: 'POST',
  path: '/api/admin/content/pages/:page/versions/:id/restore',
  auth: 'admin',
  right: 'settings.write',
  status: 200,
  errors: ['PAGE_NOT_FOUND', 'CONTENT_CHANGED', 'CONTENT_VERSION_NOT_FOUND'],
  schemas: ofOneVersion,
} as const satisfies CallDefinition;

/** Takes a version back whose time has not come. */
export const takeBackPageVersion = {
  method: 'POST',
  path: '/api/admin/content/pages/:page/versions/:id/withdraw',
  auth: 'admin',
  right: 'settings.write',
  status: 200,
  errors: ['PAGE_NOT_FOUND', 'CONTENT_CHANGED', 'CONTENT_VERSION_NOT_FOUND', 'CONTENT_NOT_SCHEDULED'],
  schemas: ofOneVersion,
} as const satisfies CallDefinition;

/** Changes the address of an own page; the previous one leads there. */
export const movePage = {
  method: 'PUT',
  path: '/api/admin/content/pages/:page/address',
  auth: 'admin',
  right: 'settings.write',
  status: 200,
  errors: ['PAGE_NOT_FOUND', 'CONTENT_CHANGED', 'PAGE_ADDRESS_TAKEN'],
  schemas: async () => {
    const { pageMove: body } = await import('../pages.ts');
    return { ...(await ofOnePage()), body };
  },
} as const satisfies CallDefinition;

/** Shoppers do not find an own page any more; what it says is kept. */
export const withdrawPage = {
  method: 'POST',
  path: '/api/admin/content/pages/:page/withdraw',
  auth: 'admin',
  right: 'settings.write',
  status: 200,
  errors: ['PAGE_NOT_FOUND', 'CONTENT_CHANGED'],
  schemas: changed,
} as const satisfies CallDefinition;

/** They find it again. */
export const showPageAgain = {
  method: 'POST',
  path: '/api/admin/content/pages/:page/show',
  auth: 'admin',
  right: 'settings.write',
  status: 200,
  errors: ['PAGE_NOT_FOUND', 'CONTENT_CHANGED'],
  schemas: changed,
} as const satisfies CallDefinition;
