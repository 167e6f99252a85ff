// For tests: a store with one service. Prints the service's process id and runs until it is ended.
import { startService } from '../services/service.ts';

const [logs = '', PORT = ''] = process.argv.slice(2);
const service = await startService(
  {
    name: 'toy',
    entry: 'platform/start/testing/toy-service.ts',
    env: { PORT },
    health: `http://127.0.0.1:${PORT}/`,
  },
  { logs, notify: console.error, onGivenUp: console.error },
);
console.log(service.pid());
setInterval(() => undefined, 60_000);
