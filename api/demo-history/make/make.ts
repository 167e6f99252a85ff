// npm run demo-history -w api: lets the store live through 90 days and writes down what is left of them.
import { daysBefore, end, onDay } from './calendar.ts';
import { planLife } from './life.ts';
import { collect, save } from './save.ts';
import { runJobs, setStage } from './stage.ts';
import { startWorld } from './world.ts';

const begun = performance.now();
const world = await startWorld(onDay(daysBefore + 1, 0));
const stage = await setStage(world);
planLife(stage);
let day = 0;
const before = async (at: number) => {
  await world.clock.set(at);
  const left = Math.floor((end - at) / 86_400_000);
  if (left % 10 === 0 && left !== day) process.stdout.write(`${String(left)} days are left.\n`);
  day = left;
};
const count = await stage.agenda.runUntil(end, { before, after: () => runJobs(stage) });
await world.clock.set(end);
await runJobs(stage);
const rows = await collect(world);
const state = await world.close();
const [plain, packed] = await save(rows, state, world.words);
const seconds = Math.round((performance.now() - begun) / 1000);
process.stdout.write(
  `${String(count)} things happened; ${String(packed)} bytes of ${String(plain)}, in ${String(seconds)} s.\n`,
);
for (const { name, columns } of rows.tables)
  process.stdout.write(`${name}: ${String(Object.values(columns)[0]?.length ?? 0)}\n`);
