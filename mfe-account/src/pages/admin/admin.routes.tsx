import { type RouteObject } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import { FactorBoundary } from '../../admin/dialogs/second-factor/factor-boundary.tsx';
import { titled } from '../../titled.ts';
import { adminPaths } from './admin-paths.ts';

export const adminRoutes: RouteObject[] = [
  {
    path: paths.admin.pattern,
    handle: titled('Admin Dashboard', 'admin'),
    lazy: () => import('./admin-layout.tsx'),
    ErrorBoundary: FactorBoundary,
    children: [
      {
        index: true,
        handle: titled('Admin Dashboard'),
        lazy: () => import('./overview/overview.page.tsx'),
      },
      {
        path: adminPaths.messages,
        handle: titled('Messages'),
        lazy: () => import('./messages/messages.page.tsx'),
      },
      {
        path: adminPaths.messagePattern,
        handle: titled('Message'),
        lazy: () => import('./message/message.page.tsx'),
      },
      {
        path: adminPaths.mails,
        handle: titled('Emails'),
        lazy: () => import('./emails/emails.page.tsx'),
      },
      {
        path: adminPaths.mailPattern,
        handle: titled('Email'),
        lazy: () => import('./emails/email.page.tsx'),
      },
    ],
  },
];
