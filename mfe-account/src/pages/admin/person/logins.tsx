import { useState } from 'react';
import type { Person } from '@ritual/shared/contract';
import { endPersonLogin, endPersonLogins } from '@ritual/shared/contract/admin-calls';
import { api, errorMessage } from '@ritual/shared/http';
import { Action, Section, useUndo, When } from '../../../admin/index.ts';
import { deviceName } from '../../../rules/device-name.ts';
import { End, Nothing, Quiet, Rows } from './rows.ts';

interface LoginsProps {
  readonly person: Person;
  readonly writable: boolean;
  readonly onChanged: () => Promise<void>;
}

/** Where the person is signed in. One who is signed out can sign in again, so nothing is asked. */
export function Logins({ person: { id, logins }, writable, onChanged }: LoginsProps) {
  const say = useUndo();
  const [busy, setBusy] = useState<string | null>(null);
  const end = async (name: string, words: string, work: () => Promise<unknown>) => {
    if (busy !== null) return;
    setBusy(name);
    try {
      await work();
      say({ words });
      await onChanged();
    } catch (error) {
      say({ words: errorMessage(error), failed: true });
    } finally {
      setBusy(null);
    }
  };
  const endAll = () =>
    end('all', 'All devices are signed out', () => api.call(endPersonLogins, { params: { id } }));
  return (
    <Section
      title="Signed in on"
      actions={
        writable &&
        logins.length > 1 && (
          <Action look="plain" pending={busy === 'all'} onClick={() => void endAll()}>
            Sign out all
          </Action>
        )
      }
    >
      {logins.length === 0 && <Nothing>No device.</Nothing>}
      <Rows>
        {logins.map(({ id: loginId, userAgent, usedAt }) => {
          const device = deviceName(userAgent);
          const call = () => api.call(endPersonLogin, { params: { id, loginId } });
          return (
            <li key={loginId}>
              <span>{device}</span>
              <Quiet>
                <When at={usedAt} />
              </Quiet>
              {writable && (
                <End>
                  <Action
                    look="plain"
                    aria-label={`Sign out ${device}`}
                    pending={busy === loginId}
                    onClick={() => void end(loginId, `${device} is signed out`, call)}
                  >
                    Sign out
                  </Action>
                </End>
              )}
            </li>
          );
        })}
      </Rows>
    </Section>
  );
}
