import { z } from 'zod';
import { ReleaseError } from '../release-error.ts';

/** What can be wrong with a release; the codes do not change. */
export const problemCodes = [
  ...(['HOST_API', 'PACKAGE_VERSION', 'HOST_MEMBER'] as const),
  ...(['EXPOSE_REMOVED', 'PREFIX_TAKEN', 'ROUTE_OUTSIDE'] as const),
  ...(['SLOT_PROPS', 'SLOT_TAKEN', 'SLOT_DROPPED', 'SLOT_EMPTY', 'SLOT_UNDECLARED'] as const),
  ...(['EVENT_FIELDS', 'EVENT_DROPPED'] as const),
  ...(['CALL_MISSING', 'CALL_ENDED'] as const),
  ...(['BUILT_IN', 'MODULE_UNKNOWN', 'MODULE_COMPUTED', 'PROCESS_MEMBER', 'PACKAGE_COPY'] as const),
  ...(['STYLE_ID_MISSING', 'STYLE_ID_FOREIGN', 'STYLE_GLOBAL', 'STYLE_LEAVES', 'STYLE_DEPTH'] as const),
  ...(['BUILDS_DIFFER', 'CONTRACT_UNTRUE', 'SCRIPT_UNREADABLE', 'SIZE'] as const),
  ...(['FILES', 'EVALUATION'] as const),
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** Why a release cannot go live. */
export interface Problem {
  readonly code: ProblemCode;
  /** What is wrong, a sentence. */
  readonly reason: string;
  /** What to do about it, a sentence. */
  readonly advice: string;
}

/** As it goes over HTTP: a newer registry may have other codes. */
export const problemSchema = z.object({ code: z.string(), reason: z.string(), advice: z.string() });
export type SentProblem = z.infer<typeof problemSchema>;

export const sentenceOf = ({ code, reason, advice }: SentProblem): string => `${reason} ${advice} [${code}]`;

/** A release was compared with what is live, and does not fit. */
export class GateRefused extends ReleaseError {
  readonly problems: readonly SentProblem[];
  constructor(problems: readonly SentProblem[]) {
    super(problems.map(sentenceOf).join('\n'));
    this.problems = problems;
  }
}
