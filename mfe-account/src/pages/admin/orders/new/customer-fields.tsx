import { styled } from 'styled-components';
import type { PersonSummary } from '@ritual/shared/contract';
import { space } from '@ritual/shared/theme';
import { Field, Notice, TextLink } from '@ritual/shared/ui';
import { phone, useRights } from '../../../../admin/index.ts';
import { adminPaths } from '../../../../admin/paths.ts';
import type { FormFields } from './use-new-order.ts';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space(4)};
  & > * {
    grid-column: span 3;
  }
  & > [data-wide] {
    grid-column: 1 / -1;
  }
  & > [data-third] {
    grid-column: span 2;
  }
  ${phone} {
    & > *,
    & > [data-third] {
      grid-column: 1 / -1;
    }
  }
`;

interface CustomerFieldsProps {
  readonly field: FormFields['field'];
  /** The account with the address that was typed. */
  readonly known: PersonSummary | null;
  /** The name was typed: it is whose the parcel is, too, unless something stands there. */
  readonly onNamed: () => void;
}

/** Who orders, and where it goes. Who has an account keeps the name and the phone number of it. */
export function CustomerFields({ field, known, onNamed }: CustomerFieldsProps) {
  const may = useRights();
  return (
    <Grid>
      <div data-wide>
        <Field
          size="compact"
          label="Email"
          type="email"
          autoComplete="off"
          hint="The link to pay goes there."
          {...field('email')}
        />
      </div>
      {known === null ? (
        <>
          <div data-third>
            <Field size="compact" label="First name" autoComplete="off" {...field('firstName')} />
          </div>
          <div data-third>
            <Field
              size="compact"
              label="Last name"
              autoComplete="off"
              {...field('lastName')}
              onBlur={onNamed}
            />
          </div>
          <div data-third>
            <Field size="compact" label="Phone" type="tel" autoComplete="off" {...field('phone')} />
          </div>
        </>
      ) : (
        <div data-wide>
          <Notice tone={known.blockedAt === null ? 'info' : 'warning'}>
            {may('people.read') ? (
              <TextLink look="inline" to={adminPaths.person(known.id)}>
                {known.firstName} {known.lastName}
              </TextLink>
            ) : (
              `${known.firstName} ${known.lastName}`
            )}{' '}
            {known.blockedAt === null
              ? 'has an account with this address, in which the order will stand.'
              : 'has an account with this address, and is blocked.'}
          </Notice>
        </div>
      )}
      <div data-wide>
        <Field size="compact" label="Recipient" autoComplete="off" {...field('recipientName')} />
      </div>
      <div data-wide>
        <Field size="compact" label="Street" autoComplete="off" {...field('street')} />
      </div>
      <div data-third>
        <Field size="compact" label="City" autoComplete="off" {...field('city')} />
      </div>
      <div data-third>
        <Field size="compact" label="State" autoComplete="off" {...field('state')} />
      </div>
      <div data-third>
        <Field size="compact" label="ZIP code" autoComplete="off" inputMode="numeric" {...field('zip')} />
      </div>
    </Grid>
  );
}
