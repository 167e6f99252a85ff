import { endpoints } from '@ritual/shared/contract/endpoints';
import type { Deps } from '../../deps.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { readTaxReport } from './tax-report.ts';

export function taxReportRoutes(router: Router, { database: { db } }: Deps): void {
  route(router, endpoints.getTaxReport, ({ query }) => readTaxReport(db, query.period));
}
