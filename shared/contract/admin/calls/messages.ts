import type { CallDefinition } from '../../call.ts';

export const listMessages = {
  method: 'GET',
  path: '/api/admin/messages',
  auth: 'admin',
  right: 'messages.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { messageListQuery: query, messageList: response } = await import('../messages.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;

export const getMessage = {
  method: 'GET',
  path: '/api/admin/messages/:id',
  auth: 'admin',
  right: 'messages.read',
  status: 200,
  errors: ['MESSAGE_NOT_FOUND'],
  schemas: async () => {
    const { messageParams: params, contactMessage: response } = await import('../messages.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

export const replyToMessage = {
  method: 'POST',
  path: '/api/admin/messages/:id/replies',
  auth: 'admin',
  right: 'messages.write',
  status: 201,
  errors: ['MESSAGE_NOT_FOUND', 'MESSAGE_CHANGED', 'MESSAGE_STATE_REFUSED'],
  schemas: async () => {
    const {
      messageParams: params,
      messageReply: body,
      contactMessage: response,
    } = await import('../messages.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

export const setMessageState = {
  method: 'PUT',
  path: '/api/admin/messages/:id/state',
  auth: 'admin',
  right: 'messages.write',
  status: 200,
  errors: ['MESSAGE_NOT_FOUND', 'MESSAGE_CHANGED', 'MESSAGE_STATE_REFUSED'],
  schemas: async () => {
    const {
      messageParams: params,
      messageStateChange: body,
      contactMessage: response,
    } = await import('../messages.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;
