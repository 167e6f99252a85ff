// Prints the tables of docs/decisions/035: false aborts of harmless releases, and how soon harmful ones are aborted.
//   node platform/release-watch/simulation/simulate.ts [releases] [seed]
import { seeded } from './random.ts';
import { secondsToAbort, type SimulatedCanary, type Traffic } from './simulate-release.ts';

const releases = Number(process.argv[2] ?? 4000);
const random = seeded(Number(process.argv[3] ?? 1));
/** Metrics, each of which may abort. */
const tests = 3;
const schedule = [0.01, 0.05, 0.25, 0.95].map((share) => ({ share, seconds: 600 }));
/** 20 pages a second; of every hundred visitors two have a browser in which most pages fail. */
const traffic: Traffic = {
  ...{ viewsPerSecond: 20, viewsPerVisitor: 2, prone: 0.02, proneFails: 0.8, otherFails: 0.001 },
};

function abortedOf(people: Traffic, canary: SimulatedCanary, per: 'visitor' | 'view'): string {
  let aborted = 0;
  for (let index = 0; index < releases; index += 1) {
    const times = Array.from({ length: tests }, () => secondsToAbort(random, people, canary, per));
    if (times.some((time) => time !== null)) aborted += 1;
  }
  return `${((aborted / releases) * 100).toFixed(2)} %`;
}

console.log(
  `Harmless releases that are aborted, of ${releases}, three metrics, looked at after every vote:\n`,
);
console.log('| Pages of a visitor | Canary fails | One vote per visitor | One vote per view |');
console.log('| ------------------ | ------------ | -------------------- | ----------------- |');
for (const viewsPerVisitor of [2, 4, 8]) {
  for (const factor of [1, 1.5]) {
    const canary = { steps: schedule, harm: 0, factor };
    const people = { ...traffic, viewsPerVisitor };
    const rates = (['visitor', 'view'] as const).map((per) => abortedOf(people, canary, per));
    console.log(
      `| ${viewsPerVisitor} | ${factor === 1 ? 'as often' : `${factor} times as often`} | ${rates.join(' | ')} |`,
    );
  }
}

/** Until the time of a page is over, its view is stored, and the watch has looked: at most. */
const afterwards = 10 + 1 + 1;
const runs = Math.min(releases, 1000);
const shares = [0.01, 0.05, 0.25, 0.5] as const;
console.log(
  `\nSeconds until a harmful canary is aborted, median and 95 % of ${runs} (20 pages a second, two per visitor):\n`,
);
console.log(`| Its pages that fail | ${shares.map((share) => `share ${share * 100} %`).join(' | ')} |`);
console.log(`| --- | ${shares.map(() => '---').join(' | ')} |`);
for (const harm of [1, 0.5, 0.25, 0.1, 0.05, 0.02]) {
  const cells = shares.map((share) => {
    const canary = { steps: [{ share, seconds: 3600 }], harm };
    const times = Array.from({ length: runs }, () => secondsToAbort(random, traffic, canary));
    const sorted = times.map((time) => (time === null ? Infinity : time + afterwards)).sort((a, b) => a - b);
    const at = (part: number) => {
      const time = sorted[Math.floor(part * (runs - 1))] ?? Infinity;
      return time === Infinity ? '> 3600' : time.toFixed(0);
    };
    return `${at(0.5)}, ${at(0.95)}`;
  });
  console.log(`| ${harm * 100} % | ${cells.join(' | ')} |`);
}
