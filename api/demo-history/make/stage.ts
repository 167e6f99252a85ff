import { demoAccounts } from '@ritual/shared/demo';
import { sql } from '../../src/db/drizzle.ts';
import { addresses, users } from '../../src/db/schema/index.ts';
import { sendMails } from '../../src/jobs/send-mails.ts';
import { sendRefunds } from '../../src/jobs/refunds.ts';
import { staffActor } from '../../src/modules/ordering/records/actors.ts';
import { newAgenda, type Agenda } from './agenda.ts';
import { day, onDay } from './calendar.ts';
import { makePeople, type Shopper } from './people.ts';
import { newDice, type Dice } from './random.ts';
import type { World } from './world.ts';

export interface Person extends Shopper {
  readonly userId: string;
  readonly addressId: string;
}

/** What everything that happens works with. */
export interface Stage {
  readonly world: World;
  readonly agenda: Agenda;
  readonly dice: Dice;
  readonly people: readonly Person[];
  /** The demo account that shoppers are tried out with. */
  readonly demoShopper: Person;
  /** Who works in the store, as timelines name them. */
  readonly staff: string;
}

/** Mails to these do not arrive. */
const fullMailboxes = ['gideon.maddox@example.com', 'quinn.parker@example.com'];

export async function setStage(world: World): Promise<Stage> {
  const { db } = world.database;
  const dice = newDice(20_260_916);
  // Nothing runs out: what is left at the end is what the catalog says, whatever was sold.
  await db.execute(sql`update variants set on_hand = on_hand + 100000`);
  const people: Person[] = [];
  for (const shopper of makePeople(dice)) people.push(await settle(world, dice, shopper));
  const accounts = await db.execute<{ id: string; email: string; address: string | null }>(sql`
    select u.id, u.email, (select a.id from addresses a where a.user_id = u.id and a.is_default) as address from users u`);
  const accountOf = (role: 'USER' | 'ADMIN') => {
    const account = demoAccounts.find((one) => one.role === role);
    const row = accounts.rows.find(({ email }) => email === account?.email);
    if (!account || !row) throw new Error(`No demo account is a ${role}.`);
    return { ...account, userId: row.id, addressId: row.address ?? '' };
  };
  const { addresses: places, ...shopper } = accountOf('USER');
  const [place] = places;
  if (!place) throw new Error('The demo shopper has no address.');
  const demoShopper: Person = { ...shopper, ...place, wears: 'FEMALE', size: 'S', weight: 0 };
  return {
    world,
    agenda: newAgenda(),
    dice,
    people,
    demoShopper,
    staff: staffActor(accountOf('ADMIN').userId),
  };
}

/** An account with its address, made some time before the history or in its first weeks. */
async function settle({ database: { db } }: World, dice: Dice, shopper: Shopper): Promise<Person> {
  const { street, city, state, zip, firstName, lastName, email, phone } = shopper;
  const createdAt = new Date(onDay(dice.whole(92, 400), dice.between(8, 22)));
  const [user] = await db
    .insert(users)
    .values({
      firstName,
      lastName,
      email,
      phone,
      passwordHash: '~password~',
      createdAt,
      emailVerifiedAt: new Date(createdAt.getTime() + day / 40),
    })
    .returning({ id: users.id });
  const [address] = await db
    .insert(addresses)
    .values({
      userId: user?.id ?? '',
      recipientName: `${firstName} ${lastName}`,
      street,
      city,
      state,
      zip,
      isDefault: true,
    })
    .returning({ id: addresses.id });
  return { ...shopper, userId: user?.id ?? '', addressId: address?.id ?? '' };
}

const transport = {
  send: ({ to }: { readonly to: string }) => {
    if (!fullMailboxes.includes(to)) return Promise.resolve();
    const refused = new Error("Can't send mail - all recipients were rejected: 550 5.2.2 Mailbox full");
    return Promise.reject(
      Object.assign(refused, { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }),
    );
  },
};

/** What the jobs of the store do by themselves. */
export async function runJobs({ world: { deps, deliver } }: Stage): Promise<void> {
  await deliver();
  while ((await sendRefunds(deps)) > 0) await deliver();
  while ((await sendMails(deps, transport)) > 0);
}
