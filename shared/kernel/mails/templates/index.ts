import { accountTemplates } from './account.ts';
import { marketingTemplates } from './marketing.ts';
import { messageTemplates } from './messages.ts';
import { orderTemplates } from './orders.ts';
import { refundTemplates } from './refunds.ts';
import { returnTemplates } from './returns.ts';
import { shippingTemplates } from './shipping.ts';
import { signInTemplates } from './sign-in.ts';
import { staffTemplates } from './staff.ts';
import type { MailTemplate } from './template.ts';

export type { MailTemplate } from './template.ts';

const templates = {
  ...{ ...accountTemplates, ...signInTemplates, ...messageTemplates, ...orderTemplates },
  ...{ ...shippingTemplates, ...refundTemplates, ...returnTemplates },
  ...{ ...marketingTemplates, ...staffTemplates },
};

export type MailTemplateId = keyof typeof templates;

/** Every mail of the store, with the words that it begins with. */
export const mailTemplates: Readonly<Record<MailTemplateId, MailTemplate>> = templates;

export const mailTemplateIds = Object.keys(templates) as readonly MailTemplateId[];

export const isMailTemplate = (id: string): id is MailTemplateId => Object.hasOwn(templates, id);
