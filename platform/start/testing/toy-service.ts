// For tests: a service that listens on PORT. TOY=fails ends it at once, TOY=stubborn ignores SIGTERM.
import { createServer } from 'node:http';

const { PORT, TOY } = process.env;
if (TOY === 'fails') {
  console.error('There is no disk.');
  process.exit(3);
}
const started = { options: process.execArgv, environment: process.env };
createServer((_request, response) => response.end(JSON.stringify(started))).listen(Number(PORT), '127.0.0.1');
if (TOY === 'stubborn') process.on('SIGTERM', () => undefined);
