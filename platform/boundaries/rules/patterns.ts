import type { ImportPattern } from './import-rule.ts';

export const styled = {
  name: 'styled-components',
  importNames: ['default'],
  message:
    "Write `import { styled } from 'styled-components'`: in native ESM the default export is an object without tags.",
};

export const noRouter: ImportPattern = {
  regex: '^react-router(-dom)?(/.*)?$',
  message:
    'Take the router from @ritual/shared/routing: module federation shares that facade, and a name taken elsewhere would bring a second router.',
};

export const noTestTools: ImportPattern = {
  regex: '^@ritual/shared/(mocks|testing|demo)',
  message: 'Mocks, demo data and test tools never ship: use them in tests and in standalone.tsx only.',
};

export const noAxios: ImportPattern = {
  regex: '^axios',
  message:
    'Calls go through `api` of @ritual/shared/http: it is the only place that handles headers, renewal and errors.',
};

export const noClassicZod: ImportPattern = {
  regex: '^zod(/(?!mini$)|$)',
  message:
    "Write `import * as z from 'zod/mini'`: browsers load only the parts of it that are used; zod itself is 15 KB more and contains error messages.",
};

export const noAdminCalls: ImportPattern = {
  regex: '^@ritual/shared/contract/(admin-calls|endpoints)$|/contract/(admin/calls/|endpoints\\.ts$)',
  message:
    "Only the admin area (mfe-account/src/admin and mfe-account/src/pages/admin) makes administrators' calls, and only servers and tests know all calls at once: a shopper's script contains only the calls that it makes.",
};

/** Within the folder no import path contains its name: files are `./<name>.ts` or `../<name>.ts` there. */
export const indexEntryPoint: ImportPattern = {
  regex: '(^|/)inverted-index/(?!index\\.ts$)',
  message:
    'The index of the catalog is used through inverted-index/index.ts alone: sets, postings and words are its own affair.',
};
