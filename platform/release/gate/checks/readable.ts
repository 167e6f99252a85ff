import { listed, type GateCheck } from '../gate-check.ts';

export const readable: GateCheck = {
  what: 'scripts',
  reads: 'scripts',
  compares: false,
  problemsOf: ({ label, unreadable }) =>
    unreadable.length === 0
      ? []
      : [
          {
            code: 'SCRIPT_UNREADABLE',
            reason: `${label} has scripts that are no JavaScript: ${listed(unreadable)}.`,
            advice: 'Build it again, with a target that browsers and Node know.',
          },
        ],
  fulfilled: ({ web }) => `${String(Object.keys(web).length + 1)} scripts can be read`,
};
