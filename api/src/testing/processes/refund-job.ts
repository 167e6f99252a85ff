import { buildApp } from '../../app.ts';
import { openDatabase } from '../../db/client.ts';
import { sendRefunds } from '../../jobs/refunds.ts';
import { parseSettings } from '../../settings.ts';

// Sends the refunds that wait, in a process of its own that a test can kill at any step of it.
const settings = parseSettings(process.env);
const database = openDatabase({ url: settings.databaseUrl, poolSize: 1 });
const app = await buildApp({ settings, database });
await sendRefunds(app.deps);
await app.server.close();
await database.close();
