// For tests: starts a database like a store and runs until it is ended.
import { startDatabase } from '../start-database.ts';

const [dataDir = '', port] = process.argv.slice(2);
try {
  const { pid } = await startDatabase({ dataDir, port: Number(port), durable: false });
  console.log(pid);
  setInterval(() => undefined, 60_000);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
