import type { RemoteModule } from '@ritual/shared/federation';
import { routes } from './routes.tsx';

export const remote: RemoteModule = { name: 'sample', routes };
