import type { RemoteModule } from '@ritual/shared/federation';
import { areas, routes } from './routes.tsx';

export const remote: RemoteModule = { name: 'account', routes, areas };
