import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { renderSVG } from 'uqr';
import { useForm } from '@ritual/shared/blocks';
import type { AppSetup } from '@ritual/shared/contract';
import { finishApp, removeApp, startApp } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { formatDate } from '@ritual/shared/kernel';
import { space, type } from '@ritual/shared/theme';
import { Button, ButtonRow, FormError } from '@ritual/shared/ui';
import { Narrow } from '../account/account-section.tsx';
import { FormGrid } from '../auth/form-grid.ts';
import { CodeField } from '../factors/code-field.tsx';
import type { SectionProps } from './section-props.ts';

const Code = styled.img`
  width: 200px;
  height: 200px;
`;

const Secret = styled.code`
  ${type('bodyStrong')}
  overflow-wrap: anywhere;
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space(4)};
  padding-inline-start: ${space(5)};
`;

/** The authenticator app of a member of staff. */
export function AppSection({ factors: { app, staff }, change, onCodes, onChanged }: SectionProps) {
  const [setup, setSetup] = useState<AppSetup | null>(null);
  const action = app === null ? 'Set up an app' : 'Set up another app';
  if (setup) {
    const finish = async (code: string) => {
      const body = { challenge: setup.challenge, code };
      const { recoveryCodes } = await api.call(finishApp, { body });
      setSetup(null);
      if (recoveryCodes) onCodes(recoveryCodes);
      await onChanged();
    };
    return <Setup key={setup.challenge} setup={setup} onCode={finish} onCancel={() => setSetup(null)} />;
  }
  return (
    <Narrow>
      <p>{app === null ? 'No app is set up.' : `In use since ${formatDate(app.since)}.`}</p>
      <ButtonRow>
        {staff && (
          <Button
            variant="outline"
            onClick={() => void change(action, () => api.call(startApp)).then((made) => setSetup(made))}
          >
            {action}
          </Button>
        )}
        {app !== null && (
          <Button
            variant="text"
            onClick={() =>
              void change(
                'Remove the app',
                () => api.call(removeApp),
                () => 'The authenticator app is removed.',
              )
            }
          >
            Remove the app
          </Button>
        )}
      </ButtonRow>
    </Narrow>
  );
}

interface SetupProps {
  readonly setup: AppSetup;
  readonly onCode: (code: string) => Promise<void>;
  readonly onCancel: () => void;
}

function Setup({ setup: { uri, secret }, onCode, onCancel }: SetupProps) {
  const { form, field, failure, pending } = useForm({
    initial: { code: '' },
    schema: async () => (await import('@ritual/shared/contract')).appCodeForm,
    submit: ({ code }) => onCode(code),
  });
  const steps = useRef<HTMLOListElement>(null);
  // The button that opened them is gone.
  useEffect(() => steps.current?.focus(), []);
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(uri))}`;
  return (
    <Narrow>
      <Steps ref={steps} tabIndex={-1} aria-label="How to set up the app">
        <li>
          Scan this with an authenticator app on your phone.
          <br />
          <Code src={picture} alt="QR code for the authenticator app" />
        </li>
        <li>
          If you cannot scan it, type this into the app:{' '}
          <Secret>{secret.replace(/.{4}(?=.)/g, '$& ')}</Secret>
        </li>
        <li>Enter the code that the app shows.</li>
      </Steps>
      <FormGrid {...form}>
        {failure && <FormError>{failure}</FormError>}
        <CodeField label="Code from the app" failure={failure} pending={pending} {...field('code')} />
        <ButtonRow>
          <Button type="submit" pending={pending} pendingText="One moment…">
            Turn on
          </Button>
          <Button variant="text" onClick={onCancel}>
            Cancel
          </Button>
        </ButtonRow>
      </FormGrid>
    </Narrow>
  );
}
