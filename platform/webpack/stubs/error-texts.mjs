// In place of the texts of the federation runtime's errors: code and arguments say enough.
export const buildDescMap = {};
export const errorDescMap = {};
export const runtimeDescMap = {};
export const typeDescMap = {};
export const getShortErrorMsg = (code, _texts, args, original) =>
  [`Module federation: ${code}`, args && JSON.stringify(args), original].filter(Boolean).join(' ');
