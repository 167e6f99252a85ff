import { withheldOfProcess } from '@ritual/shared/federation/built-ins';

/**
 * Takes from this process or thread, before the first release is evaluated, what only its own code may use. A guard against accidents
 * and easy ways, beside the permissions of the process (`readingOnly`).
 */
export function withholdFromReleases(): void {
  for (const name of withheldOfProcess) Reflect.defineProperty(process, name, { value: undefined });
}
