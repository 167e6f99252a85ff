import type { CallDefinition } from '../../call.ts';

export const listPeople = {
  method: 'GET',
  path: '/api/admin/people',
  auth: 'admin',
  right: 'people.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { peopleQuery: query, peopleList: response } = await import('../people.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;

/** A POST because every part is in the audit log. */
export const exportPeople = {
  method: 'POST',
  path: '/api/admin/people/export',
  auth: 'admin',
  right: 'people.export',
  confirm: true,
  status: 200,
  errors: [],
  schemas: async () => {
    const { peopleExport: body, peopleExportPart: response } = await import('../people.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

export const getPerson = {
  method: 'GET',
  path: '/api/admin/people/:id',
  auth: 'admin',
  right: 'people.read',
  status: 200,
  errors: ['PERSON_NOT_FOUND'],
  schemas: async () => {
    const { personParams: params, person: response } = await import('../people.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

/** PERSON_CHANGED says what stands there now. */
export const updatePerson = {
  method: 'PUT',
  path: '/api/admin/people/:id',
  auth: 'admin',
  right: 'people.write',
  status: 200,
  errors: ['PERSON_NOT_FOUND', 'PERSON_CHANGED', 'PERSON_ON_STAFF', 'EMAIL_TAKEN'],
  schemas: async () => {
    const { personParams: params, personChange: body, person: response } = await import('../people.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

/** Every login of the person ends. Orders go on. PERSON_CHANGED: a colleague's block is not overwritten unseen. */
export const blockPerson = {
  method: 'POST',
  path: '/api/admin/people/:id/block',
  auth: 'admin',
  right: 'people.write',
  status: 200,
  errors: ['PERSON_NOT_FOUND', 'PERSON_CHANGED', 'PERSON_ON_STAFF'],
  schemas: async () => {
    const { personParams: params, personBlock: body, person: response } = await import('../people.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

export const unblockPerson = {
  method: 'POST',
  path: '/api/admin/people/:id/unblock',
  auth: 'admin',
  right: 'people.write',
  status: 200,
  errors: ['PERSON_NOT_FOUND', 'PERSON_CHANGED', 'PERSON_ON_STAFF'],
  schemas: async () => {
    const { personParams: params, personUnblock: body, person: response } = await import('../people.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

export const sendPasswordMail = {
  method: 'POST',
  path: '/api/admin/people/:id/password-mail',
  auth: 'admin',
  right: 'people.write',
  status: 202,
  errors: ['PERSON_NOT_FOUND', 'PERSON_BLOCKED'],
  schemas: async () => {
    const { personParams: params } = await import('../people.ts');
    return { params };
  },
} as const satisfies CallDefinition;

export const endPersonLogins = {
  method: 'DELETE',
  path: '/api/admin/people/:id/logins',
  auth: 'admin',
  right: 'people.write',
  status: 204,
  errors: ['PERSON_NOT_FOUND', 'PERSON_ON_STAFF'],
  schemas: async () => {
    const { personParams: params } = await import('../people.ts');
    return { params };
  },
} as const satisfies CallDefinition;

export const endPersonLogin = {
  method: 'DELETE',
  path: '/api/admin/people/:id/logins/:loginId',
  auth: 'admin',
  right: 'people.write',
  status: 204,
  errors: ['PERSON_NOT_FOUND', 'PERSON_ON_STAFF', 'SESSION_NOT_FOUND'],
  schemas: async () => {
    const { personLoginParams: params } = await import('../people.ts');
    return { params };
  },
} as const satisfies CallDefinition;

export const addPersonNote = {
  method: 'POST',
  path: '/api/admin/people/:id/notes',
  auth: 'admin',
  right: 'people.write',
  status: 201,
  errors: ['PERSON_NOT_FOUND'],
  schemas: async () => {
    const { personParams: params, newPersonNote: body, personNote: response } = await import('../people.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

/** Of others: as if there were none. */
export const deletePersonNote = {
  method: 'DELETE',
  path: '/api/admin/people/:id/notes/:noteId',
  auth: 'admin',
  right: 'people.write',
  status: 204,
  errors: ['NOTE_NOT_FOUND'],
  schemas: async () => {
    const { personNoteParams: params } = await import('../people.ts');
    return { params };
  },
} as const satisfies CallDefinition;

/** The same as 'Download my data' of the person's own account. A POST because it is in the audit log. */
export const exportPerson = {
  method: 'POST',
  path: '/api/admin/people/:id/export',
  auth: 'admin',
  right: 'people.export',
  confirm: true,
  status: 200,
  errors: ['PERSON_NOT_FOUND'],
  schemas: async () => {
    const { personParams: params } = await import('../people.ts');
    const { accountExport: response } = await import('../../schemas/account/account-export.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

/** As the account's own deletion does it; staff leave first. */
export const erasePerson = {
  method: 'DELETE',
  path: '/api/admin/people/:id',
  auth: 'admin',
  right: 'people.erase',
  confirm: true,
  status: 204,
  errors: ['PERSON_NOT_FOUND', 'PERSON_ON_STAFF', 'ORDER_IN_PAYMENT'],
  schemas: async () => {
    const { personParams: params, personErasure: body } = await import('../people.ts');
    return { params, body };
  },
} as const satisfies CallDefinition;
