import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useHost, type ShellSlot, type SlotProps } from '@ritual/shared/federation';
import { useRemoteLoader } from './federation-context.tsx';
import { SlotBoundary } from './slot-boundary.tsx';

export type RemoteSlotProps<Name extends ShellSlot> = SlotProps[Name] & {
  readonly name: Name;
  /** Load now; a slot that has not been needed yet loads nothing. Default: when `open`. */
  readonly needed?: boolean;
  /** Shown while the slot is loading, so that a click gets immediate feedback on a slow network. */
  readonly loading?: ReactNode;
  /** Shown when the slot failed to load or has thrown; `retry` tries again. */
  readonly failed?: (retry: () => void, failures: number) => ReactNode;
};

/** A slot of the shell that a remote fills. Its code is fetched when it is first needed. */
export function RemoteSlot<Name extends ShellSlot>(props: RemoteSlotProps<Name>) {
  const { name, needed = props.open, loading = null, failed, ...rest } = props;
  const loader = useRemoteLoader();
  const { report } = useHost();
  const [Filled, setFilled] = useState<ComponentType<SlotProps[Name]>>();
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(0);
  const wanted = needed || Filled !== undefined || tries > 0;

  useEffect(() => {
    if (!wanted || Filled || !loader) return;
    let current = true;
    loadSlot(loader, name).then(
      (component) => {
        if (current) setFilled(() => component);
      },
      (error: unknown) => {
        if (!current) return;
        report(error, { slot: name });
        setFailures((count) => count + 1);
      },
    );
    return () => {
      current = false;
    };
  }, [wanted, Filled, loader, name, report, tries]);

  const retry = () => setTries((count) => count + 1);
  if (!wanted) return null;
  if (Filled) {
    return (
      <SlotBoundary key={tries} fallback={failed?.(retry, failures)} report={report}>
        <Filled {...rest} />
      </SlotBoundary>
    );
  }
  return failures > tries ? failed?.(retry, failures) : loading;
}

async function loadSlot<Name extends ShellSlot>(
  loader: NonNullable<ReturnType<typeof useRemoteLoader>>,
  name: Name,
): Promise<ComponentType<SlotProps[Name]>> {
  const owner = loader.remoteOfSlot(name);
  if (owner === undefined) throw new Error(`No remote fills the slot '${name}'.`);
  const remote = await loader.load(owner);
  const load = remote.slots?.[name];
  if (!load) throw new Error(`The remote '${owner}' does not fill the slot '${name}' as its release says.`);
  return load();
}
