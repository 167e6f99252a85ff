import type { CallDefinition } from '../../call.ts';

// Every write answers with the whole editor as it is then. The details of CONTENT_CHANGED have it as `current`.

const admin = { auth: 'admin', status: 200 } as const;
const one = '/api/admin/content/mails/:mail';

/** All mails of the store, in their groups. */
export const listMailWords = {
  ...admin,
  method: 'GET',
  path: '/api/admin/content/mails',
  right: 'settings.read',
  errors: [],
  schemas: async () => {
    const { mailWordsList: response } = await import('../mail-words.ts');
    return { response };
  },
} as const satisfies CallDefinition;

export const getMailWords = {
  ...admin,
  method: 'GET',
  path: one,
  right: 'settings.read',
  errors: ['MAIL_WORDS_NOT_FOUND'],
  schemas: async () => {
    const { mailWordsParams: params, mailWordsEditor: response } = await import('../mail-words.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

/** A version with the values of an example, as it would be sent. */
export const previewMail = {
  ...admin,
  method: 'GET',
  path: `${one}/preview`,
  right: 'settings.read',
  errors: ['MAIL_WORDS_NOT_FOUND', 'CONTENT_VERSION_NOT_FOUND'],
  schemas: async () => {
    const {
      mailWordsParams: params,
      mailPreviewQuery: query,
      mailPreview: response,
    } = await import('../mail-words.ts');
    return { params, query, response };
  },
} as const satisfies CallDefinition;

/** There is one draft: it is made, or written over. */
export const saveMailDraft = {
  ...admin,
  method: 'PUT',
  path: `${one}/draft`,
  right: 'settings.write',
  errors: ['MAIL_WORDS_NOT_FOUND', 'CONTENT_CHANGED'],
  schemas: async () => {
    const {
      mailWordsParams: params,
      mailDraft: body,
      mailWordsEditor: response,
    } = await import('../mail-words.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

export const discardMailDraft = {
  ...admin,
  method: 'POST',
  path: `${one}/draft/discard`,
  right: 'settings.write',
  errors: ['MAIL_WORDS_NOT_FOUND', 'CONTENT_CHANGED', 'CONTENT_NO_DRAFT'],
  schemas: async () => {
    const [{ contentChange: body }, { mailWordsParams: params, mailWordsEditor: response }] =
      await Promise.all([import('../content.ts'), import('../mail-words.ts')]);
    return { params, body, response };
  },
} as const satisfies CallDefinition;

/** Publishes the draft now, or at a moment to come. */
export const publishMail = {
  ...admin,
  method: 'POST',
  path: `${one}/publish`,
  right: 'settings.write',
  errors: ['MAIL_WORDS_NOT_FOUND', 'CONTENT_CHANGED', 'CONTENT_NO_DRAFT'],
  schemas: async () => {
    const [{ homePublication: body }, { mailWordsParams: params, mailWordsEditor: response }] =
      await Promise.all([import('../content.ts'), import('../mail-words.ts')]);
    return { params, body, response };
  },
} as const satisfies CallDefinition;

const ofOneVersion = async () => {
  const [{ contentChange: body }, { mailVersionParams: params, mailWordsEditor: response }] =
    await Promise.all([import('../content.ts'), import('../mail-words.ts')]);
  return { params, body, response };
};

/** Makes a draft of a version, in place of the draft that there may be. */
export const restoreMail = {
  ...admin,
  method: 'POST',
  path: `${one}/versions/:id/restore`,
  right: 'settings.write',
  errors: ['MAIL_WORDS_NOT_FOUND', 'CONTENT_CHANGED', 'CONTENT_VERSION_NOT_FOUND'],
  schemas: ofOneVersion,
} as const satisfies CallDefinition;

/** Takes a version back whose time has not come. */
export const withdrawMail = {
  ...admin,
  method: 'POST',
  path: `${one}/versions/:id/withdraw`,
  right: 'settings.write',
  errors: [
    ...(['MAIL_WORDS_NOT_FOUND', 'CONTENT_CHANGED'] as const),
    ...(['CONTENT_VERSION_NOT_FOUND', 'CONTENT_NOT_SCHEDULED'] as const),
  ],
  schemas: ofOneVersion,
} as const satisfies CallDefinition;

/** Sends a version with the values of an example to who asks, and to no other address. */
export const testMail = {
  ...admin,
  method: 'POST',
  path: `${one}/test`,
  right: 'settings.write',
  errors: ['MAIL_WORDS_NOT_FOUND', 'CONTENT_VERSION_NOT_FOUND', 'RATE_LIMITED'],
  schemas: async () => {
    const {
      mailWordsParams: params,
      mailTest: body,
      mailTestAnswer: response,
    } = await import('../mail-words.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;
