export { api, type Answer, type ApiArgs, type ApiCall, type CallOptions } from './api.ts';
export { apiConfig, configureApi, resetApiConfig, type ApiConfig } from './config.ts';
export { ApiError, isApiError, type ApiErrorCode, type ApiErrorInit, type FieldError } from './api-error.ts';
export { errorMessage, networkMessage } from './error-message.ts';
export { randomHex } from './random-hex.ts';
