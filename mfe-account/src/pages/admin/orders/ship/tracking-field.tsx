import { useState, type Ref } from 'react';
import { carrierOfNumber, mistypedNumberOf } from '@ritual/shared/kernel';
import { useHost } from '@ritual/shared/federation';
import { Field } from '@ritual/shared/ui';
import { Action, ScanIcon } from '../../../../admin/index.ts';
import { Camera } from './camera.tsx';
import { canScan } from './scanner.ts';

/** What the form of a tracking number tells. */
export function numberHint(number: string): string | undefined {
  const known = carrierOfNumber(number);
  if (known !== null) return `A ${known} number`;
  const mistyped = mistypedNumberOf(number);
  return mistyped === null
    ? undefined
    : `It looks like a ${mistyped} number, but its check digit is wrong. Read it again.`;
}

interface TrackingFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (number: string) => void;
  /** The camera has read it. */
  readonly onScanned: (number: string) => void;
}

/** Typed, or from a scanner that types; by the camera where the browser reads barcodes. */
export function TrackingField({ ref, value, error, onChange, onScanned }: TrackingFieldProps) {
  const { report } = useHost();
  const [scanning, setScanning] = useState(false);
  const [refused, setRefused] = useState(false);
  if (scanning) {
    return (
      <Camera
        onFound={(found) => {
          setScanning(false);
          onScanned(found);
        }}
        onFailed={(failure) => {
          report(failure, { where: 'camera' });
          setScanning(false);
          setRefused(true);
        }}
        onClose={() => setScanning(false)}
      />
    );
  }
  return (
    <>
      <Field
        ref={ref}
        size="compact"
        label="Tracking number"
        name="trackingNumber"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        inputMode="text"
        enterKeyHint="next"
        spellCheck={false}
        maxLength={80}
        value={value}
        error={
          error ??
          (refused ? 'The camera cannot be used. Allow it in the browser, or type the number.' : undefined)
        }
        hint={numberHint(value)}
        onChange={({ target }) => {
          setRefused(false);
          onChange(target.value);
        }}
      />
      {canScan() && (
        <Action icon={<ScanIcon />} onClick={() => setScanning(true)}>
          Scan with the camera
        </Action>
      )}
    </>
  );
}
