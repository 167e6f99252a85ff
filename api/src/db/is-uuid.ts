import { uuid } from '@ritual/shared/contract';

/** Whether text from outside may be asked for in a column of ids; PostgreSQL refuses the statement otherwise. */
export function isUuid(text: string | null | undefined): text is string {
  return uuid.safeParse(text).success;
}
