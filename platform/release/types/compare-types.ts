import type { Problem } from '../gate/problem.ts';
import { whyNotAssignable, type Question } from '../gate/types/assignable.ts';
import type { ReleasedTypes, StatedTypes, TypesPin } from './released-types.ts';

type Types = Readonly<Record<string, string>>;

/** What does not fit any more in code that was written for the types of a pin. */
export async function compareTypes(
  { revision, releases }: TypesPin,
  now: ReleasedTypes,
): Promise<readonly Problem[]> {
  const advice = `Run 'npm run release -- types', and change what the compiler then reports.`;
  const gone: Problem[] = [];
  const questions: (Question & Pick<Side, 'code' | 'what'>)[] = [];
  for (const [name, before] of Object.entries(releases)) {
    const after = now.releases[name];
    for (const { code, dropped, what, gives, takes } of sides) {
      for (const [key, type] of Object.entries(gives(before))) {
        const next = own(after && gives(after), key);
        const named = `${what} '${key}' of ${name}`;
        if (next === undefined) {
          const reason = `Since revision ${String(revision)} there is no ${named} any more.`;
          gone.push({ code: dropped, reason, advice });
        } else questions.push({ given: next, expected: type, code, what: named });
      }
      for (const [key, type] of Object.entries(takes(before))) {
        const next = own(after && takes(after), key);
        if (next !== undefined) {
          questions.push({
            given: type,
            expected: next,
            code,
            what: `${what} '${key}', as ${name} expects it,`,
          });
        }
      }
    }
  }
  const reasons = await whyNotAssignable(questions);
  return [
    ...gone,
    ...questions.flatMap(({ code, what }, at): readonly Problem[] => {
      const why = reasons[at];
      if (why === undefined) return [];
      return [
        { code, reason: `The ${what}, has changed since revision ${String(revision)}: ${why}`, advice },
      ];
    }),
  ];
}

interface Side {
  readonly code: 'SLOT_PROPS' | 'EVENT_FIELDS';
  readonly dropped: 'SLOT_DROPPED' | 'EVENT_DROPPED';
  readonly what: string;
  readonly gives: (stated: StatedTypes) => Types;
  readonly takes: (stated: StatedTypes) => Types;
}

const sides: readonly Side[] = [
  {
    code: 'SLOT_PROPS',
    dropped: 'SLOT_DROPPED',
    what: 'slot',
    gives: ({ slots }) => slots.offers,
    takes: ({ slots }) => slots.fills,
  },
  {
    code: 'EVENT_FIELDS',
    dropped: 'EVENT_DROPPED',
    what: 'event',
    gives: ({ events }) => events.publishes,
    takes: ({ events }) => events.subscribes,
  },
];

const own = (types: Types | undefined, key: string) =>
  types && Object.hasOwn(types, key) ? types[key] : undefined;
