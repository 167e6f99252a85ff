// npm run bench:memory
// Memory of the store's processes before, right after and half a minute after requests for 10,000 different addresses, and pages per
// second. Linux only: reads /proc.
//   --addresses 10000   --pictures 0.3 (their share)   --connections 4   --rest 30   --port 3600
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pageRequests, pictureRequests, type BenchRequest } from './addresses.ts';
import { startBenchStore } from './bench-store.ts';
import { processTree, together, type Row } from './processes.ts';

const { values } = parseArgs({
  options: {
    addresses: { type: 'string', default: '10000' },
    pictures: { type: 'string', default: '0.3' },
    connections: { type: 'string', default: '4' },
    rest: { type: 'string', default: '30' },
    port: { type: 'string', default: '3600' },
  },
});
const addresses = Number(values.addresses);
const repetitions = 5000;
const port = Number(values.port);
const connections = Number(values.connections);
const store = `http://localhost:${port}`;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

const shellProcessor = () =>
  processTree(command.pid)
    .filter(({ name }) => ['shell server', 'render process'].includes(name))
    .reduce((sum, { processor }) => sum + processor, 0);

/** Sends a request with a browser's headers and reads the whole response. */
function send({ path: address, accept = 'text/html' }: BenchRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { accept, 'accept-encoding': 'gzip, br' };
    request(store + address, { agent, headers }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode ?? 0)).on('error', reject);
      answer.resume();
    })
      .on('error', reject)
      .end();
  });
}

/**
 * Sends all requests once. Returns requests per second, the shell server's processor time per request in ms (more reliable on a busy
 * machine), and the number of responses by status.
 */
async function sendAll(questions: readonly BenchRequest[]) {
  const begun = performance.now();
  const used = shellProcessor();
  const left = questions.values();
  const statuses: Record<number, number> = {};
  let asked = 0;
  const walk = async () => {
    for (const question of left) {
      const status = await send(question);
      statuses[status] = (statuses[status] ?? 0) + 1;
      asked += 1;
      if (asked % 500 === 0) console.error(`${asked} of ${questions.length} …`);
    }
  };
  await Promise.all(Array.from({ length: connections }, walk));
  const rate = ((1000 * questions.length) / (performance.now() - begun)).toFixed(0);
  const each = ((1000 * (shellProcessor() - used)) / questions.length).toFixed(2);
  return `${rate} in a second, ${each} ms of the shell's processor time each, ${JSON.stringify(statuses)}`;
}

const command = await startBenchStore(port);
try {
  const columns = new Map<string, readonly Row[]>();
  const measure = (when: string) => columns.set(when, together(processTree(command.pid)));

  const pages = await pageRequests(store, Math.round(addresses * (1 - Number(values.pictures))));
  const pictures = await pictureRequests(store, addresses - pages.length);
  await sleep(3000);
  measure('before');
  const rendered = await sendAll(pages);
  measure('pages');
  const cached = await sendAll(Array.from({ length: repetitions }, () => ({ path: '/collections' })));
  console.log(`${pages.length} pages, each once: ${rendered}`);
  console.log(`one page ${repetitions} times: ${cached}`);
  const sent = await sendAll(pictures);
  measure('after');
  console.log(`${pictures.length} pictures, each once: ${sent}`);
  await sleep(1000 * Number(values.rest));
  measure(`${values.rest} s after`);
  print(columns);
} finally {
  agent.destroy();
  await command.stop();
}

/** Resident megabytes, with the proportional share in parentheses. */
function print(columns: ReadonlyMap<string, readonly Row[]>): void {
  const names = [...new Set([...columns.values()].flat().map(({ name }) => name))];
  const line = (first: string, rest: readonly string[]) =>
    console.log(first.padEnd(24) + rest.map((cell) => cell.padStart(16)).join(''));
  const megabytes = (rows: readonly Row[]) => {
    const sum = (field: 'rss' | 'pss') => rows.reduce((all, row) => all + row[field], 0).toFixed(0);
    return rows.length === 0 ? '–' : `${sum('rss')} (${sum('pss')})`;
  };
  console.log('\nMegabytes resident (proportional share):');
  line('', [...columns.keys()]);
  for (const name of names) {
    const rows = [...columns.values()].map((all) => all.filter((row) => row.name === name));
    line(name, rows.map(megabytes));
  }
  line('together', [...columns.values()].map(megabytes));
}
