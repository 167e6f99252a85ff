import { styled } from 'styled-components';
import { errorMessage } from '@ritual/shared/http';
import { borderWidth, media, space } from '@ritual/shared/theme';
import { FormError, Notice } from '@ritual/shared/ui';
import { Action, ActionLink, phone, role, text, useAdminKeys } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { RefusedRows } from './refused-rows.tsx';
import { ShippingRows } from './shipping-rows.tsx';
import { Tiles } from './tiles.tsx';
import { UnknownCarriers } from './unknown-carriers.tsx';
import { willShip, type TrackingImport } from './use-tracking-import.ts';

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)} ${space(5)};
  border: ${borderWidth('hairline')} solid ${role('hairline')};
  background: ${role('panel')};
  & > p {
    flex: 1 1 240px;
    ${text('body')}
    color: ${role('secondary')};
  }
  ${phone} {
    margin-inline: calc(-1 * ${space(4)});
    padding-inline: ${space(4)};
    & > p {
      flex-basis: 100%;
    }
    & > :not(p) {
      flex: 1 1 auto;
    }
  }
  ${media.print} {
    display: none;
  }
`;

const parcels = (count: number): string =>
  count === 1 ? '1 parcel' : `${count.toLocaleString('en-US')} parcels`;
const rows = (count: number): string => (count === 1 ? '1 row is' : `${String(count)} rows are`);

/** The call is made again with what was typed and chosen. */
export function Failed({ file }: { readonly file: TrackingImport }) {
  return (
    <FormError>
      {errorMessage(file.error)} Nothing is lost, and no parcel is recorded twice.{' '}
      <Action onClick={file.again}>Try again</Action>
    </FormError>
  );
}

/** Every row with what would happen, or has happened, and the button that does it. */
export function Tried({ file }: { readonly file: TrackingImport }) {
  const tried = file.tried ?? [];
  const refused = tried.filter(({ outcome }) => outcome.outcome === 'refused');
  const known = tried.filter(({ outcome }) => outcome.outcome === 'known');
  const shipped = tried.filter(({ outcome, isDone }) => outcome.outcome === 'shipped' && isDone);
  const waiting = tried.filter(willShip);
  const unknown = refused.filter(({ outcome }) => outcome.refusal?.code === 'CARRIER_UNKNOWN');
  const others = tried.filter(({ outcome }) => outcome.outcome !== 'refused');
  const ships = waiting.length > 0;
  useAdminKeys(
    'Import',
    ships ? [{ press: '$mod+Enter', label: `Ship ${parcels(waiting.length)}`, run: file.ship }] : [],
  );
  return (
    <>
      <Tiles
        items={[
          file.isDone || shipped.length > 0
            ? { label: 'parcels shipped', value: shipped.length }
            : { label: 'parcels to ship', value: waiting.length },
          { label: 'recorded before', value: known.length },
          { label: 'rows refused', value: refused.length, bad: true },
          ...(file.empty > 0 ? [{ label: 'rows without a number', value: file.empty }] : []),
        ]}
      />
      {file.isDone && (
        <Notice tone="success" live="status">
          {parcels(shipped.length)} {shipped.length === 1 ? 'is' : 'are'} shipped. The customers get the
          tracking links by mail.
        </Notice>
      )}
      {!file.isDone && !ships && refused.length === 0 && (
        <Notice live="status">
          {known.length === 1 ? 'This parcel was' : `All ${parcels(known.length)} were`} recorded before:
          nothing changes.
        </Notice>
      )}
      {unknown.length > 0 && !file.isDone && (
        <UnknownCarriers
          rows={unknown.map(({ row }) => row)}
          busy={file.busy !== null}
          onCarrier={file.setCarrier}
        />
      )}
      {refused.length > 0 && <RefusedRows rows={refused} />}
      {others.length > 0 && (
        <ShippingRows title={file.isDone ? 'What has happened' : 'What will happen'} rows={others} />
      )}
      {file.error !== null && <Failed file={file} />}
      <Bar>
        <p>
          {file.isDone || !ships
            ? ''
            : `${waiting.length === 1 ? 'One customer gets a mail' : 'Their customers get mails'}. `}
          {refused.length > 0 && !file.isDone && `${rows(refused.length)} left out.`}
        </p>
        <Action onClick={file.reset}>{file.isDone ? 'Import another file' : 'Another file'}</Action>
        {ships ? (
          <Action look="filled" press="$mod+Enter" pending={file.busy !== null} onClick={file.ship}>
            {file.busy === 'ship'
              ? `Shipping, ${parcels(waiting.length)} left`
              : `Ship ${parcels(waiting.length)}`}
          </Action>
        ) : (
          <ActionLink to={adminPaths.orders} look="filled">
            To the orders
          </ActionLink>
        )}
      </Bar>
    </>
  );
}
