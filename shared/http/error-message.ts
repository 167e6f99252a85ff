import { isApiError } from './api-error.ts';

export const networkMessage = 'We could not reach the store. Please try again.';
const generalMessage = 'Something went wrong on our side. Please try again.';

/** The message for shoppers about any thrown value. */
export function errorMessage(error: unknown): string {
  if (!isApiError(error) || error.code === 'BAD_ANSWER') return generalMessage;
  if (error.code === 'NETWORK') return networkMessage;
  if (error.code === 'INSUFFICIENT_STOCK' && error.available !== null) {
    return `Only ${error.available} left for this variant`;
  }
  if (error.code === 'RATE_LIMITED' && error.retryAfter !== null) {
    return `Too many attempts. Please try again in ${waiting(error.retryAfter)}.`;
  }
  return error.message;
}

function waiting(seconds: number): string {
  const [count, unit] =
    seconds < 90 ? [Math.max(1, Math.ceil(seconds)), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
}
