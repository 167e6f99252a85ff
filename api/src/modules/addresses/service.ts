import { tooManyAddresses, type addressInput } from '@ritual/shared/contract';
import { policy } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Database } from '../../db/client.ts';
import { AppError, invalidFields } from '../../errors.ts';
import * as repository from './repository.ts';
import type { AddressRow } from './repository.ts';

type Input = z.output<typeof addressInput>;

/** A first address becomes the default. The list is shown whole, so it does not grow for ever. */
export async function createAddress(
  { transaction }: Database,
  userId: string,
  { isDefault, ...fields }: Input,
): Promise<AddressRow> {
  return transaction(async (tx) => {
    if (!(await repository.lockPerson(tx, userId))) throw new AppError('UNAUTHENTICATED');
    const { length: count } = await repository.addressesOf(tx, userId);
    if (count >= policy.maxAddresses) throw invalidFields({ path: 'address', message: tooManyAddresses });
    if (isDefault) await repository.clearDefault(tx, userId);
    return repository.insertAddress(tx, { ...fields, userId, isDefault: isDefault || count === 0 });
  });
}

/** The default stays the default until another is made it. */
export async function updateAddress(
  { transaction }: Database,
  userId: string,
  id: string,
  { isDefault, ...fields }: Input,
): Promise<AddressRow> {
  return transaction(async (tx) => {
    await repository.lockPerson(tx, userId);
    const before = await repository.addressOf(tx, userId, id);
    if (before && isDefault && !before.isDefault) await repository.clearDefault(tx, userId);
    const change = before && { ...fields, isDefault: isDefault || before.isDefault };
    const changed = change && (await repository.changeAddress(tx, userId, id, change));
    if (!changed) throw new AppError('ADDRESS_NOT_FOUND');
    return changed;
  });
}

export async function makeDefault(
  { transaction }: Database,
  userId: string,
  id: string,
): Promise<AddressRow> {
  return transaction(async (tx) => {
    await repository.lockPerson(tx, userId);
    await repository.clearDefault(tx, userId);
    const changed = await repository.changeAddress(tx, userId, id, { isDefault: true });
    if (!changed) throw new AppError('ADDRESS_NOT_FOUND');
    return changed;
  });
}

export async function removeAddress({ transaction }: Database, userId: string, id: string): Promise<void> {
  await transaction(async (tx) => {
    await repository.lockPerson(tx, userId);
    const gone = await repository.deleteAddress(tx, userId, id);
    if (!gone) throw new AppError('ADDRESS_NOT_FOUND');
    if (gone.isDefault) await repository.chooseDefault(tx, userId);
  });
}
