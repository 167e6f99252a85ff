import * as contact from '../contact.ts';
import { endpoint, type Endpoint } from '../endpoint.ts';

/** Messages to the store, and what administrators do with them. */
export const contactEndpoints = {
  sendMessage: endpoint({
    method: 'POST',
    path: '/api/contact',
    auth: 'optional',
    body: contact.contactRequest,
    status: 202,
    response: contact.contactAnswer,
    errors: ['RATE_LIMITED'],
  }),
  listMessages: endpoint({
    method: 'GET',
    path: '/api/admin/messages',
    auth: 'admin',
    query: contact.messageListQuery,
    status: 200,
    response: contact.messageList,
    errors: [],
  }),
  getMessage: endpoint({
    method: 'GET',
    path: '/api/admin/messages/:id',
    auth: 'admin',
    params: contact.messageParams,
    status: 200,
    response: contact.contactMessage,
    errors: ['MESSAGE_NOT_FOUND'],
  }),
  replyToMessage: endpoint({
    method: 'POST',
    path: '/api/admin/messages/:id/replies',
    auth: 'admin',
    params: contact.messageParams,
    body: contact.messageReply,
    status: 201,
    response: contact.contactMessage,
    errors: ['MESSAGE_NOT_FOUND', 'MESSAGE_CHANGED', 'MESSAGE_STATE_REFUSED'],
  }),
  setMessageState: endpoint({
    method: 'PUT',
    path: '/api/admin/messages/:id/state',
    auth: 'admin',
    params: contact.messageParams,
    body: contact.messageStateChange,
    status: 200,
    response: contact.contactMessage,
    errors: ['MESSAGE_NOT_FOUND', 'MESSAGE_CHANGED', 'MESSAGE_STATE_REFUSED'],
  }),
} as const satisfies Readonly<Record<string, Endpoint>>;
