import type { ContactMessage, MessageSummary } from '@ritual/shared/contract';
import type { MessageRow, ReplyRow } from './repository.ts';

const excerptLength = 160;

export function presentSummary(row: MessageRow): MessageSummary {
  const { id, reference, state, topic, name, email, message, orderNumber, userId, version, createdAt } = row;
  const text = message.replace(/\s+/g, ' ');
  const excerpt = text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()}…` : text;
  return {
    ...{ id, reference, state, topic, name, email, orderNumber, userId, version, excerpt },
    createdAt: createdAt.toISOString(),
  };
}

export function presentMessage(row: MessageRow, replies: readonly ReplyRow[]): ContactMessage {
  const { id, reference, state, topic, name, email, message, orderNumber, orderId, userId, version } = row;
  return {
    ...{ id, reference, state, topic, name, email, message, orderNumber, orderId, userId, version },
    createdAt: row.createdAt.toISOString(),
    replies: replies.map(({ createdAt, ...reply }) => ({
      ...{ id: reply.id, text: reply.text, author: reply.author },
      createdAt: createdAt.toISOString(),
    })),
  };
}
