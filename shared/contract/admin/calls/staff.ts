import type { CallDefinition } from '../../call.ts';

export const listStaff = {
  method: 'GET',
  path: '/api/admin/staff',
  auth: 'admin',
  right: 'staff.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { staffQuery: query, staffList: response } = await import('../staff.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;

export const getStaffMember = {
  method: 'GET',
  path: '/api/admin/staff/:id',
  auth: 'admin',
  right: 'staff.read',
  status: 200,
  errors: ['STAFF_NOT_FOUND'],
  schemas: async () => {
    const { staffParams: params, staffMember: response } = await import('../staff.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

export const changeStaffRole = {
  method: 'PUT',
  path: '/api/admin/staff/:id/role',
  auth: 'admin',
  right: 'staff.write',
  confirm: true,
  status: 200,
  errors: ['STAFF_NOT_FOUND', 'STAFF_CHANGED', 'LAST_OWNER'],
  schemas: async () => {
    const { staffParams: params, staffRoleChange: body, staffMember: response } = await import('../staff.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

/** The person stays a shopper; their logins and keys end in the same moment. */
export const removeFromStaff = {
  method: 'DELETE',
  path: '/api/admin/staff/:id',
  auth: 'admin',
  right: 'staff.write',
  confirm: true,
  status: 204,
  errors: ['STAFF_NOT_FOUND', 'LAST_OWNER'],
  schemas: async () => {
    const { staffParams: params } = await import('../staff.ts');
    return { params };
  },
} as const satisfies CallDefinition;

export const listInvitations = {
  method: 'GET',
  path: '/api/admin/staff/invitations',
  auth: 'admin',
  right: 'staff.read',
  status: 200,
  errors: [],
  schemas: async () => {
    const { adminListQuery: query } = await import('../list.ts');
    const { staffInvitations: response } = await import('../staff.ts');
    return { query, response };
  },
} as const satisfies CallDefinition;

/** Sends a mail with a link; one that was sent to this address before works no longer. */
export const inviteToStaff = {
  method: 'POST',
  path: '/api/admin/staff/invitations',
  auth: 'admin',
  right: 'staff.write',
  confirm: true,
  status: 201,
  errors: ['STAFF_ALREADY'],
  schemas: async () => {
    const { newStaffInvitation: body, staffInvitation: response } = await import('../staff.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

export const withdrawInvitation = {
  method: 'DELETE',
  path: '/api/admin/staff/invitations/:id',
  auth: 'admin',
  right: 'staff.write',
  status: 204,
  errors: ['INVITATION_NOT_FOUND'],
  schemas: async () => {
    const { staffParams: params } = await import('../staff.ts');
    return { params };
  },
} as const satisfies CallDefinition;
