import { contactReplyMail } from '../../src/mail/contact-mails.ts';
import { changeState, insertReply, lockMessage } from '../../src/modules/contact/repository.ts';
import { sendMessage } from '../../src/modules/contact/send.ts';
import { enqueueMail } from '../../src/modules/mails/outbox.ts';
import { sql } from '../../src/db/drizzle.ts';
import { businessTime, end, onDay } from './calendar.ts';
import type { Stage } from './stage.ts';

interface Message {
  readonly daysAgo: number;
  readonly topic: 'ORDER' | 'RETURN' | 'SIZE' | 'PRODUCT' | 'PRIVACY' | 'OTHER';
  readonly text: string;
  /** null: not answered yet. */
  readonly answer: string | null;
}

const messages: readonly Message[] = [
  {
    ...{ daysAgo: 84, topic: 'SIZE' },
    text: 'I am between S and M in most leggings. Does the Ascend run small? I would wear it for lifting, so I like it firm.',
    answer:
      'Take the S then: the Ascend is made to hold. If you prefer room at the waist, the M is the better choice, and an exchange is free.',
  },
  {
    ...{ daysAgo: 77, topic: 'ORDER' },
    text: 'The tracking page has not changed for three days. Is my parcel lost, or is the carrier slow this week?',
    answer:
      'The carrier has found it: it was sorted to another depot and is on its way to you again. It should arrive on Thursday.',
  },
  {
    ...{ daysAgo: 69, topic: 'PRODUCT' },
    text: 'Is the fabric of the Stillpoint line free of PFAS? I could not find it on the product page.',
    answer:
      'Yes, all fabrics of that line are made without PFAS. We will add it to the page, thank you for asking.',
  },
  {
    ...{ daysAgo: 61, topic: 'RETURN' },
    text: 'I threw the box away. Can I send the hoodie back in any other packaging?',
    answer: 'Any sturdy bag or box is fine. Please put the order number inside, so that we find you quickly.',
  },
  {
    ...{ daysAgo: 48, topic: 'OTHER' },
    text: 'Do you offer a discount for instructors? I teach four classes a week at a studio in town.',
    answer:
      'Not yet, but you are not the first to ask. We have noted your address and will write when there is one.',
  },
  {
    ...{ daysAgo: 36, topic: 'ORDER' },
    text: 'I ordered during the sale and typed the wrong apartment number. It should be 4B. Can you still change it?',
    answer: 'It had not left yet: the label says 4B now.',
  },
  {
    ...{ daysAgo: 29, topic: 'PRODUCT' },
    text: 'Will the Hush Full-Zip Hoodie come back? It has been sold out in every size for weeks.',
    answer: 'It will, in October, in three colors. The page will show it on the day it is here.',
  },
  {
    ...{ daysAgo: 21, topic: 'PRIVACY' },
    text: 'Please tell me what you keep about me, and for how long. I have an account with this address.',
    answer:
      'You can download all of it in your account under Privacy; how long we keep it is listed there as well.',
  },
  {
    ...{ daysAgo: 12, topic: 'RETURN' },
    text: 'My refund is in the account, thank you, but the shipping is missing. Is that right?',
    answer:
      'Yes: standard shipping is refunded only when the whole order comes back. I hope the new size fits.',
  },
  {
    ...{ daysAgo: 6, topic: 'SIZE' },
    text: 'What is the inseam of the Transit Cargo Jogger in L? I am 6 ft 3 and most joggers end above my ankles.',
    answer: 'It is 31 inches in L. At your height the Vigil Jogger fits better, it is an inch longer.',
  },
  {
    ...{ daysAgo: 3, topic: 'ORDER' },
    text: 'Only one of the two things I ordered has arrived. Is the second one coming in another parcel?',
    answer: null,
  },
  {
    ...{ daysAgo: 2, topic: 'RETURN' },
    text: 'The zipper of my jacket broke on the second run. I would rather have it repaired than send it back.',
    answer: null,
  },
  {
    ...{ daysAgo: 1, topic: 'SIZE' },
    text: 'Would you call the Verse Longline Bra true to size? I wear a 34C and I am not sure about the S.',
    answer: null,
  },
  {
    ...{ daysAgo: 0, topic: 'ORDER' },
    text: 'I have just ordered and seen that I chose the wrong color. Obsidian instead of pine, please, if it is not packed yet.',
    answer: null,
  },
];

export function planMessages(stage: Stage): void {
  const { agenda, dice } = stage;
  for (const message of messages) {
    const at =
      message.daysAgo === 0
        ? end - dice.between(40, 90) * 60_000
        : onDay(message.daysAgo, dice.between(9, 21));
    agenda.add(at, () => write(stage, message));
  }
}

async function write(
  { world, dice, agenda, people, staff }: Stage,
  { topic, text, answer }: Message,
): Promise<void> {
  const { deps, database, clock } = world;
  const { userId, firstName, lastName, email } = dice.pick(people);
  const { rows } = await database.db.execute<{ number: string }>(sql`
    select number from orders where user_id = ${userId} and paid_at is not null order by created_at desc limit 1`);
  const reference = await sendMessage(
    deps,
    {
      ...{ name: `${firstName} ${lastName}`, email, topic, message: text, website: '', seconds: 60 },
      orderNumber: topic === 'ORDER' || topic === 'RETURN' ? (rows[0]?.number ?? '') : '',
    },
    { userId, address: '127.0.0.1' },
  );
  if (answer === null) return;
  agenda.add(businessTime(clock.now(), 0, dice.between(9, 17)), async () => {
    await database.transaction(async (tx) => {
      const found = await tx.execute<{ id: string }>(
        sql`select id from contact_messages where reference = ${reference}`,
      );
      const row = await lockMessage(tx, found.rows[0]?.id ?? '');
      if (!row) throw new Error(`The message ${reference} is gone.`);
      await insertReply(tx, { messageId: row.id, authorId: staff.slice('staff:'.length), text: answer });
      await changeState(tx, row.id, 'ANSWERED');
      const { name, message } = row;
      await enqueueMail(
        tx,
        contactReplyMail({ name, email, reference, message, reply: answer }, deps.settings.publicUrl),
      );
    });
  });
}
