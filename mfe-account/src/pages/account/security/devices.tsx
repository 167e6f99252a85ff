import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { DeviceSession } from '@ritual/shared/contract';
import { formatDate, formatDateTime } from '@ritual/shared/kernel';
import { bareList, border, color, space, type, weight } from '@ritual/shared/theme';
import { Badge, Button, ButtonRow, VisuallyHidden } from '@ritual/shared/ui';
import { deviceName } from '../../../rules/device-name.ts';
import { useDeviceChanges } from './use-device-changes.ts';

const List = styled.ul`
  ${bareList}
  border-block-start: ${border('border.divider')};
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3, 5)};
  padding-block: ${space(4)};
  border-block-end: ${border('border.divider')};
`;

const Name = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 3)};
  /* The same height with and without the badge. */
  min-height: 28px;
  ${type('bodyStrong')}
  font-weight: ${weight('strong')};
`;

const When = styled.p`
  ${type('small')}
  color: ${color('text.muted')};
`;

/** The signed-in devices, with buttons to sign them out. */
export function Devices({ devices }: { readonly devices: readonly DeviceSession[] }) {
  const { signOutHere, end, signOutEverywhere } = useDeviceChanges();
  const list = useRef<HTMLUListElement>(null);
  const [leaving, setLeaving] = useState(false);

  const endOne = async (device: DeviceSession, name: string) => {
    if (device.current) return signOutHere();
    // The row is removed with its focused button.
    list.current?.focus({ preventScroll: true });
    return end(device.id, name);
  };
  const endAll = async () => {
    setLeaving(true);
    await signOutEverywhere();
    setLeaving(false);
  };
  return (
    <>
      <List ref={list} tabIndex={-1} aria-label="Signed-in devices">
        {devices.map((device) => {
          const name = deviceName(device.userAgent);
          return (
            <Row key={device.id}>
              <div>
                <Name>
                  {name}
                  {device.current && <Badge tone="success">This device</Badge>}
                </Name>
                <When>
                  {device.current ? 'In use now' : `Last used ${formatDateTime(device.usedAt)}`}
                  {` · signed in ${formatDate(device.createdAt)}`}
                </When>
              </div>
              <Button variant="text" onClick={() => void endOne(device, name)}>
                Sign out
                <VisuallyHidden>{` ${name}${device.current ? ', this device' : ''}`}</VisuallyHidden>
              </Button>
            </Row>
          );
        })}
      </List>
      <ButtonRow>
        <Button variant="outline" pending={leaving} pendingText="Signing out…" onClick={() => void endAll()}>
          Sign out everywhere
        </Button>
      </ButtonRow>
    </>
  );
}
