// For the tests: a store with one part, which prints that part's number and stays until it is ended.
import { startPart } from '../services/part.ts';

const [logs = '', PORT = ''] = process.argv.slice(2);
const part = await startPart(
  {
    name: 'toy',
    entry: 'platform/start/testing/toy-part.ts',
    env: { PORT },
    health: `http://127.0.0.1:${PORT}/`,
  },
  { logs, tell: console.error, onGivenUp: console.error },
);
console.log(part.pid());
setInterval(() => undefined, 60_000);
