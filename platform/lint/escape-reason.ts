import type { Rule } from 'eslint';

/** `eslint-disable…` must give a reason after `--`: without one, an exception can never be removed safely. */
export const escapeReason: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { reason: 'Say why the rule does not hold here: `-- reason` at the end of this comment.' },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const [directive = '', reason = ''] = comment.value.split(/\s--\s/);
        if (/^\s*eslint-disable/.test(directive) && reason.trim() === '' && comment.loc) {
          context.report({ loc: comment.loc, messageId: 'reason' });
        }
      }
    },
  }),
};
