import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { space } from '@ritual/shared/theme';
import { clockTime } from '../theme/dates.ts';
import { role, text } from '../theme/index.ts';

const Strip = styled.p`
  padding: ${space(2)} ${space(6.5)};
  background: ${role('warn-tint')};
  color: ${role('warn-text')};
  ${text('label')}
`;

/** Lists stay readable; what is done meanwhile says that the store was not reached. */
export function Offline() {
  const [since, setSince] = useState<string | null>(() =>
    navigator.onLine ? null : new Date().toISOString(),
  );
  useEffect(() => {
    const lost = () => setSince(new Date().toISOString());
    const found = () => setSince(null);
    window.addEventListener('offline', lost);
    window.addEventListener('online', found);
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', found);
    };
  }, []);
  return <div role="status">{since !== null && <Strip>Not connected since {clockTime(since)}</Strip>}</div>;
}
