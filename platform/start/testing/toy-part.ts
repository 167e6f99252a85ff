// For the tests: a part that listens on PORT, and ends as it is told.
import { createServer } from 'node:http';

const { PORT, TOY } = process.env;
if (TOY === 'fails') {
  console.error('The cupboard is bare.');
  process.exit(3);
}
// How it was started.
const started = { options: process.execArgv, environment: process.env };
createServer((_request, response) => response.end(JSON.stringify(started))).listen(Number(PORT), '127.0.0.1');
if (TOY === 'stubborn') process.on('SIGTERM', () => undefined);
