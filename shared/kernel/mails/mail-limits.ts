// Apart from the templates: what checks a form needs no words of mails.

export const mailLimits = {
  /** Characters. */
  subject: 120,
  preheader: 200,
  heading: 100,
  text: 1500,
  label: 60,
  blocks: 30,
} as const;

/** How a list of them is divided. */
export const mailGroups = ['account', 'messages', 'orders', 'returns', 'marketing', 'staff'] as const;
export type MailGroup = (typeof mailGroups)[number];
