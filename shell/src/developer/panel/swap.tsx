import { useState } from 'react';
import { styled } from 'styled-components';
import type { Choice, Choices } from '@ritual/shared/federation/developer';
import {
  belowWidth,
  border,
  color,
  controlHeight,
  radius,
  space,
  tabular,
  type,
  weight,
} from '@ritual/shared/theme';
import { Button, CheckIcon } from '@ritual/shared/ui';
import { endChoices, linkTo } from '../page/choices.ts';
import { choiceWith, versionsOf } from '../page/choose.ts';
import { useLocal } from './use-local.ts';

const Grid = styled.form`
  display: grid;
  gap: ${space(2.5)};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

const Title = styled.h3`
  flex: 1;
  ${type('label')}
  font-weight: ${weight('heavy')};
`;

const Quiet = styled.span`
  color: ${color('text.secondary')};
  @media ${belowWidth('sm')} {
    display: none;
  }
`;

const control = `
  height: ${controlHeight('small')};
  padding-inline: ${space(3)};
  border: ${border('border.control')};
  border-radius: ${radius('control')};
  background: ${color('surface.page')};
  color: ${color('text.primary')};
  ${type('small')}
`;

const Versions = styled.select`
  ${control}
  max-width: 100%;
`;

const LocalBox = styled.label`
  ${control}
  display: inline-flex;
  flex: 1;
  align-items: center;
  min-width: 200px;
  @media ${belowWidth('sm')} {
    min-width: 140px;
  }
  input {
    width: 8ch;
    height: 100%;
    border: 0;
    background: none;
    font: inherit;
    font-weight: ${weight('strong')};
    color: inherit;
    ${tabular}
  }
`;

const Fits = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  margin-inline-start: auto;
  color: ${color('text.success')};
  font-weight: ${weight('strong')};
`;

const Problem = styled.p`
  color: ${color('text.error')};
  overflow-wrap: anywhere;
`;

interface SwapProps {
  readonly remote: string;
  readonly choices: Choices;
}

/** Chooses which release of a remote this browser gets, or one from the developer's machine. */
export function Swap({ remote, choices }: SwapProps) {
  const { chosen, shell } = choices;
  const before = chosen.remotes[remote] ?? '';
  const [version, setVersion] = useState(before);
  const [port, setPort] = useState(chosen.localhost?.name === remote ? String(chosen.localhost.port) : '');
  const local = useLocal(port, remote, shell);
  const [problem, setProblem] = useState('');
  const [copied, setCopied] = useState('');
  const [busy, setBusy] = useState(false);

  const wanted = local.asked
    ? choiceWith(choices, remote, { localhost: local.release })
    : choiceWith(choices, remote, { version });
  const isLive = Object.keys(wanted.remotes).length === 0 && wanted.localhost === null;

  const act = async (work: (choice: Omit<Choice, 'keep'>) => Promise<void>) => {
    setBusy(true);
    setProblem('');
    await work(wanted).catch((error: unknown) => setProblem((error as Error).message));
    setBusy(false);
  };
  const use = () =>
    act(async (choice) => {
      if (isLive) await leave('off');
      else location.assign(await linkTo({ ...choice, keep: false }));
    });
  const copy = () =>
    act(async (choice) => {
      const link = await linkTo({ ...choice, keep: true });
      setCopied(link);
      await navigator.clipboard.writeText(link).catch(() => {
        throw new Error('The browser does not let this page write to the clipboard: copy the link below.');
      });
    });

  const isSame =
    JSON.stringify(wanted.remotes) === JSON.stringify(chosen.remotes) &&
    wanted.localhost?.name === chosen.localhost?.name &&
    wanted.localhost?.port === chosen.localhost?.port;
  const blocked = local.asked && !local.release ? 'Wait until the server answers' : undefined;
  const name = local.asked ? `localhost:${port}` : version === '' ? 'the live release' : version;
  return (
    <Grid
      onSubmit={(event) => {
        event.preventDefault();
        if (blocked === undefined && !isSame) void use();
      }}
    >
      <Line>
        <Title>Swap {remote}</Title>
        <Quiet>In this browser only, until you leave the preview</Quiet>
      </Line>
      <Line>
        <Versions
          aria-label={`Release of ${remote}`}
          value={version}
          onChange={({ currentTarget }) => {
            setVersion(currentTarget.value);
            setPort('');
          }}
        >
          {versionsOf(choices, remote).map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Versions>
        or
        <LocalBox>
          localhost:
          <input
            inputMode="numeric"
            aria-label="Port on this machine"
            autoComplete="off"
            value={port}
            onChange={({ currentTarget }) => setPort(portIn(currentTarget.value))}
          />
          {local.release && (
            <Fits role="status">
              <CheckIcon size={16} />
              answers, contract fits
            </Fits>
          )}
        </LocalBox>
      </Line>
      {(local.problem || problem) !== '' && <Problem role="alert">{local.problem || problem}</Problem>}
      <Line>
        <Button
          type="submit"
          size="small"
          pending={busy}
          disabledReason={blocked ?? (isSame ? 'You have it' : undefined)}
        >
          Use {name}
        </Button>
        {!isLive && (
          <Button variant="outline" size="small" disabledReason={blocked} onClick={() => void copy()}>
            {copied === '' ? 'Copy link with this choice' : 'Copied'}
          </Button>
        )}
        <Button variant="text" size="small" onClick={() => void leave('sign-out')}>
          Leave
        </Button>
      </Line>
      {copied !== '' && <output aria-label="Link with this choice">{copied}</output>}
    </Grid>
  );
}

/** The port in what was typed or pasted: a number, or an address with one such as `http://localhost:3004/faq`. */
const portIn = (text: string): string =>
  (/:(\d+)(?:\/|$)/.exec(text.trim())?.[1] ?? text.replace(/\D/g, '')).slice(0, 5);

/** Loads this page without the preview, or without being signed in as well. */
async function leave(how: 'off' | 'sign-out'): Promise<void> {
  await endChoices();
  const here = new URL(location.href);
  here.searchParams.set('preview', how);
  location.assign(here.href);
}
