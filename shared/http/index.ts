export { api, type Answer, type ApiArgs, type ApiCall } from './api.ts';
export type { CallOptions } from './transport.ts';
export { apiConfig, configureApi, resetApiConfig, type ApiConfig } from './config.ts';
export { ApiError, isApiError, type ApiErrorCode, type ApiErrorInit, type FieldError } from './api-error.ts';
export { errorMessage, networkMessage } from './error-message.ts';
export { randomHex } from './random-hex.ts';
