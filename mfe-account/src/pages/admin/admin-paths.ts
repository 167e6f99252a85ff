/** The admin pages. They are not among the shop's paths, so that no shopper loads them. */
export const adminPaths = {
  messages: '/admin/AdminDashboard/messages',
  message: (id: string) => `/admin/AdminDashboard/messages/${encodeURIComponent(id)}`,
  messagePattern: '/admin/AdminDashboard/messages/:id',
  mails: '/admin/AdminDashboard/emails',
  mail: (id: string) => `/admin/AdminDashboard/emails/${encodeURIComponent(id)}`,
  mailPattern: '/admin/AdminDashboard/emails/:id',
} as const;
