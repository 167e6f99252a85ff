import { makePeople } from '../fixtures/store/many-people.ts';
import { globalSetup as startOwnStore } from './global-setup.ts';

/** As many as the list of people is made for. */
export const people = 200_000;

/** The journeys' store has many people from the beginning: making them takes the table of users, which no journey must wait for. */
async function globalSetup(): Promise<() => Promise<void>> {
  const stop = await startOwnStore();
  await makePeople(people);
  return stop;
}

// Playwright requires a default export.
export default globalSetup;
