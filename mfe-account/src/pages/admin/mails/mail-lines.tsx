import { styled } from 'styled-components';
import { mailLimits } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Field } from '@ritual/shared/ui';
import { EditorFields, Section } from '../../../admin/index.ts';
import { lineLabels, type LineName } from '../../../rules/mails/mail-form.ts';
import type { MailFormState } from './use-mail-form.ts';

const Fields = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const hints: Readonly<Partial<Record<LineName, string>>> = {
  preheader: 'Lists of emails show it behind the subject.',
};

interface MailLinesProps {
  readonly editor: Pick<MailFormState, 'values' | 'problems' | 'change'>;
  readonly writable: boolean;
}

/** Subject, the line behind it, and the heading. */
export function MailLines({ editor: { values, problems, change }, writable }: MailLinesProps) {
  return (
    <Section title="First lines">
      <EditorFields disabled={!writable}>
        <Fields>
          {(Object.keys(lineLabels) as LineName[]).map((name) => (
            <Field
              key={name}
              size="compact"
              autoComplete="off"
              label={lineLabels[name]}
              {...(hints[name] !== undefined && { hint: hints[name] })}
              name={name}
              maxLength={mailLimits[name]}
              value={values[name]}
              error={problems[name]}
              onChange={({ target }) => change(name, (now) => ({ ...now, [name]: target.value }))}
            />
          ))}
        </Fields>
      </EditorFields>
    </Section>
  );
}
