import type { CallDefinition } from '../../call.ts';

// The links of menu and footer. Every write answers with the whole editor as it is then. The details of CONTENT_CHANGED have it as `current`.

const changed = async () => {
  const { contentChange: body } = await import('../content.ts');
  const { navigationEditor: response } = await import('../navigation.ts');
  return { body, response };
};
const ofOneVersion = async () => {
  const { contentVersionParams: params } = await import('../content.ts');
  return { ...(await changed()), params };
};

export const getNavigationEditor = {
  method: 'GET',
  path: '/api/admin/content/navigation',
  auth: 'admin',
  right: 'settings.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { navigationEditor: response } = await import('../navigation.ts');
    return { response };
  },
} as const satisfies CallDefinition;

/** There is one draft: it is made, or written over. */
export const saveNavigationDraft = {
  method: 'PUT',
  path: '/api/admin/content/navigation/draft',
  auth: 'admin',
  right: 'settings.write',
  status: 200,
  errors: ['CONTENT_CHANGED'],
  schemas: async () => {
    const { navigationDraft: body, navigationEditor: response } = await import('../navigation.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

export const discardNavigationDraft = {
  method: 'POST',
  path: '/api/admin/content/navigation/draft/discard',
  auth: 'admin',
  right: 'settings.write',
  status: 200,
  errors: ['CONTENT_CHANGED', 'CONTENT_NO_DRAFT'],
  schemas: changed,
} as const satisfies CallDefinition;

/** Publishes the draft now, or at a moment to come. */
export const publishNavigation = {
  method: 'POST',
  path: '/api/admin/content/navigation/publish',
  auth: 'admin',
  right: 'settings.write',
  status: 200,
  errors: ['CONTENT_CHANGED', 'CONTENT_NO_DRAFT'],
  schemas: async () => {
    const { homePublication: body } = await import('../content.ts');
    return { ...(await changed()), body };
  },
} as const satisfies CallDefinition;

/** Copies a version into the draft; 0: the links that every store begins with. */
export const restoreNavigation = {
  method: 'POST',
  path: '/api/admin/content/navigation/versions/:id/restore',
  auth: 'admin',
  right: 'settings.write',
  status: 200,
  errors: ['CONTENT_CHANGED', 'CONTENT_VERSION_NOT_FOUND'],
  schemas: ofOneVersion,
} as const satisfies CallDefinition;

/** Takes back a version that waits for its time. */
export const takeBackNavigation = {
  method: 'POST',
  path: '/api/admin/content/navigation/versions/:id/withdraw',
  auth: 'admin',
  right: 'settings.write',
  status: 200,
  errors: ['CONTENT_CHANGED', 'CONTENT_VERSION_NOT_FOUND', 'CONTENT_NOT_SCHEDULED'],
  schemas: ofOneVersion,
} as const satisfies CallDefinition;
