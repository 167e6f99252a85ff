import type { OrderReturn } from '@ritual/shared/contract';
import type { WholeReturn } from '../records/returns.repository.ts';

export function presentReturn({ id, status, createdAt, note, lines }: WholeReturn): OrderReturn {
  return { id, status, createdAt: createdAt.toISOString(), note, lines: [...lines] };
}
