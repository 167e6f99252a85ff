import { ApiError, isApiError } from '@ritual/shared/http';

/** The fields of a refusal by the names that they have in the form. Other errors are left as they are. */
export function withNamedFields(error: unknown, nameOf: (path: string) => string): unknown {
  if (!isApiError(error) || error.fields.length === 0) return error;
  const fields = error.fields.map(({ path, message }) => ({ path: nameOf(path), message }));
  const { code, message } = error;
  return new ApiError({ ...error, code, message, details: { fields }, cause: error });
}
