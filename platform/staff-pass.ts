/**
 * Before the shop opens, the shell's server asks the API by it whether a page is for the staff. Not part of the contract: no browser
 * makes the call.
 */
export const staffPass = { cookie: 'rop_staff', path: '/api/auth/staff-pass' } as const;
