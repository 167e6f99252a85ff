import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { errorMessage } from '@ritual/shared/http';
import { useHost } from '@ritual/shared/federation';
import { borderWidth, controlHeight, radius, space } from '@ritual/shared/theme';
import { CheckIcon, CloseIcon, IconButton, WarningIcon } from '@ritual/shared/ui';
import { useAnnounce } from '../frame/live.tsx';
import { useAdminKeys } from '../keys/use-admin-keys.ts';
import { Action } from '../theme/button.tsx';
import { floating, phone, role, text } from '../theme/index.ts';
import { focusHeading } from './focus-heading.ts';
import { ToastPlace } from './toast-place.tsx';

export interface Said {
  readonly words: string;
  /** Takes it back by a call of its own. */
  readonly undo?: (() => Promise<unknown>) | undefined;
  /** It failed, or only a part was done. */
  readonly failed?: boolean;
}

const SayContext = createContext<(said: Said) => void>(() => undefined);

/** Says what was done, with a way back for 8 seconds: `say({ words: '3 messages closed', undo })`. */
export function useUndo(): (said: Said) => void {
  return use(SayContext);
}

const shownFor = 8000;

const Toast = styled.div<{ $failed: boolean }>`
  ${floating}
  pointer-events: auto;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${controlHeight('medium')};
  padding: ${space(1.5)} ${space(1.5)} ${space(1.5)} ${space(4)};
  border-radius: ${radius('control')};
  ${text('body')}
  ${({ $failed }) =>
    $failed
      ? `border-inline-start: ${borderWidth('bar')} solid ${role('accent')}; background: ${role('raised')}; color: ${role('text')};`
      : `--focus-ring: ${role('bulk-text')}; background: ${role('bulk')}; color: ${role('bulk-text')};`}
  ${phone} {
    width: 100%;
  }
`;

/** Toasts of the admin area, one at a time. Closing the page leaves what was done as it is. */
export function UndoProvider({ children }: { readonly children: ReactNode }) {
  const announce = useAnnounce();
  const { report } = useHost();
  const [said, setSaid] = useState<Said | null>(null);
  const [held, setHeld] = useState(false);
  const undone = useRef<Said | null>(null);
  const say = useCallback(
    (next: Said) => {
      setSaid(next);
      setHeld(false);
      announce(next.undo ? `${next.words}. Press Z to undo.` : next.words);
    },
    [announce],
  );
  useEffect(() => {
    if (!said || held) return undefined;
    const timer = setTimeout(() => setSaid(null), shownFor);
    return () => clearTimeout(timer);
  }, [said, held]);
  // What was pressed may be gone with what it did, or with its dialog: the page is gone on with from its heading.
  useEffect(() => {
    if (!said) return;
    const at = document.activeElement;
    if (at === null || at === document.body || at.closest('dialog:not([open])') !== null) focusHeading();
  }, [said]);
  const undo = () => {
    if (!said?.undo || undone.current === said) return;
    undone.current = said;
    setSaid(null);
    said.undo().then(
      () => say({ words: 'Undone' }),
      (error: unknown) => {
        report(error, { where: 'undo' });
        say({ words: `It could not be undone: ${errorMessage(error)}`, failed: true });
      },
    );
  };
  const keys = useMemo(
    () => (said?.undo ? [{ press: 'z', label: 'Undo', run: () => act.current() }] : []),
    [said],
  );
  const act = useRef(undo);
  useEffect(() => {
    act.current = undo;
  });
  useAdminKeys('What was just done', keys);
  return (
    <SayContext value={say}>
      {children}
      {said && (
        <ToastPlace shown={said}>
          <Toast
            role="group"
            aria-label={said.words}
            $failed={said.failed ?? false}
            onMouseEnter={() => setHeld(true)}
            onMouseLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
          >
            {said.failed ? <WarningIcon /> : <CheckIcon />}
            <span>{said.words}</span>
            {said.undo ? (
              <Action press="z" onClick={undo}>
                Undo
              </Action>
            ) : (
              <IconButton size={36} label="Dismiss" onClick={() => setSaid(null)}>
                <CloseIcon size={16} />
              </IconButton>
            )}
          </Toast>
        </ToastPlace>
      )}
    </SayContext>
  );
}
