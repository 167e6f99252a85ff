import { randomUUID } from 'node:crypto';
import { builtInCharts, defaultHomeContent, mailTemplates } from '@ritual/shared/kernel';
import { admins, type Row, type Send } from './row.ts';
import type { Scene } from './scene.ts';

// Content that is kept version by version: the home page, mails, pages and size charts.

const ofContent: Send = ({ content: { id, version } }) => ({ params: { id }, body: { version } });
const ofNavigation: Send = ({ navigation: { id, version } }) => ({ params: { id }, body: { version } });
const ofWords: Send = ({ mailWords: { id, version } }) => ({
  ...{ params: { mail: 'welcome', id }, body: { version } },
});
const ofTerms: Send = ({ terms: { id, version } }) => ({ params: { page: 'terms', id }, body: { version } });
const ofOwnPage: Send = ({ ownPage: { id, version } }) => ({
  params: { page: String(id) },
  body: { version },
});
const ofChart = ({ sizeChart: { id, waiting, version } }: Scene) => ({
  params: { id, version: waiting },
  body: { version },
});
const chartNamed = (name: string) => ({ ...builtInCharts[0]?.chart, name: name.slice(0, 8) });

export const contentRows: Readonly<Record<string, Row>> = {
  'GET /api/admin/content/home': admins(200),
  'PUT /api/admin/content/home/draft': admins(200, ({ content: { version } }) => ({
    body: { version, content: defaultHomeContent },
  })),
  'POST /api/admin/content/home/draft/discard': admins(200, ofContent),
  'POST /api/admin/content/home/publish': admins(200, ({ content: { version } }) => ({
    body: { version, at: '2199-01-01T00:00:00Z' },
  })),
  'POST /api/admin/content/home/versions/:id/restore': admins(200, ofContent),
  'POST /api/admin/content/home/versions/:id/withdraw': admins(200, ofContent),
  'GET /api/admin/content/mails': admins(200),
  'GET /api/admin/content/mails/:mail': admins(200, ofWords),
  'GET /api/admin/content/mails/:mail/preview': admins(200, ofWords),
  'PUT /api/admin/content/mails/:mail/draft': admins(200, ({ mailWords: { version } }) => ({
    ...{ params: { mail: 'welcome' }, body: { version, content: mailTemplates.welcome.words } },
  })),
  'POST /api/admin/content/mails/:mail/draft/discard': admins(200, ofWords),
  'POST /api/admin/content/mails/:mail/publish': admins(200, ({ mailWords: { version } }) => ({
    ...{ params: { mail: 'welcome' }, body: { version, at: '2199-01-01T00:00:00Z' } },
  })),
  'POST /api/admin/content/mails/:mail/versions/:id/restore': admins(200, ofWords),
  'POST /api/admin/content/mails/:mail/versions/:id/withdraw': admins(200, ofWords),
  'POST /api/admin/content/mails/:mail/test': admins(200, () => ({
    ...{ params: { mail: 'welcome' }, body: {} },
  })),
  'GET /api/admin/content/navigation': admins(200),
  'PUT /api/admin/content/navigation/draft': admins(200, ({ navigation: { version } }) => ({
    body: { version, content: { menu: [], about: '', columns: [] } },
  })),
  'POST /api/admin/content/navigation/draft/discard': admins(200, ofNavigation),
  'POST /api/admin/content/navigation/publish': admins(200, ({ navigation: { version } }) => ({
    body: { version, at: '2199-01-01T00:00:00Z' },
  })),
  'POST /api/admin/content/navigation/versions/:id/restore': admins(200, ofNavigation),
  'POST /api/admin/content/navigation/versions/:id/withdraw': admins(200, ofNavigation),
  'GET /api/admin/content/pages': admins(200),
  'POST /api/admin/content/pages': admins(201, () => ({ body: { slug: randomUUID(), title: 'A' } })),
  'GET /api/admin/content/pages/:page': admins(200, () => ({ params: { page: 'terms' } })),
  'PUT /api/admin/content/pages/:page/draft': admins(200, ({ terms: { version } }) => ({
    params: { page: 'terms' },
    body: { version, content: { title: 'A', description: 'B', intro: '', text: 'C' } },
  })),
  'POST /api/admin/content/pages/:page/draft/discard': admins(200, ofTerms),
  'POST /api/admin/content/pages/:page/publish': admins(200, ({ terms: { version } }) => ({
    params: { page: 'terms' },
    body: { version, at: '2199-01-01T00:00:00Z' },
  })),
  'POST /api/admin/content/pages/:page/versions/:id/restore': admins(200, ofTerms),
  'POST /api/admin/content/pages/:page/versions/:id/withdraw': admins(200, ofTerms),
  'PUT /api/admin/content/pages/:page/address': admins(200, ({ ownPage: { id, version } }) => ({
    ...{ params: { page: String(id) }, body: { version, slug: randomUUID() } },
  })),
  'POST /api/admin/content/pages/:page/withdraw': admins(200, ofOwnPage),
  'POST /api/admin/content/pages/:page/show': admins(200, ofOwnPage),
  'GET /api/admin/size-charts': admins(200),
  'GET /api/admin/size-charts/:id': admins(200, ofChart),
  'POST /api/admin/size-charts': admins(201, () => ({ body: { content: chartNamed(randomUUID()) } })),
  'DELETE /api/admin/size-charts/:id': admins(204, ({ sizeChart }) => ({
    params: { id: sizeChart.unused },
  })),
  'PUT /api/admin/size-charts/:id/draft': admins(200, (scene) => ({
    ...ofChart(scene),
    body: { version: scene.sizeChart.version, content: chartNamed(randomUUID()) },
  })),
  'POST /api/admin/size-charts/:id/draft/discard': admins(200, ofChart),
  'POST /api/admin/size-charts/:id/publish': admins(200, (scene) => ({
    ...ofChart(scene),
    body: { version: scene.sizeChart.version, at: '2199-01-01T00:00:00Z' },
  })),
  'POST /api/admin/size-charts/:id/versions/:version/restore': admins(200, ofChart),
  'POST /api/admin/size-charts/:id/versions/:version/withdraw': admins(200, ofChart),
  'GET /api/admin/size-chart-uses': admins(200),
  'PUT /api/admin/size-chart-uses': admins(200, () => ({
    body: { gender: 'MALE', category: 'Tops', chart: 4 },
  })),
};
