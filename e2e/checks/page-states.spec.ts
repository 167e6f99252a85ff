import { recordMotion } from '../fixtures/browser/motion.ts';
import { test } from '../fixtures/test.ts';
import { desktop, phone } from '../settings.ts';
import { inspect } from './page-states/inspect.ts';
import { visits } from './page-states/visits.ts';

// Every page, and every state that differs much from its page, opened once and put through all inspections.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const visit of visits) {
  test.describe(visit.name, () => {
    const narrow = visit.only === 'narrow';
    test.use({
      viewport: (narrow ? phone : desktop).viewport,
      hasTouch: narrow,
      undecided: visit.undecided ?? false,
    });
    test('passes every accessibility and layout inspection', async ({
      page,
      shopper,
      payment,
      request,
      expectedNoise,
    }) => {
      expectedNoise.push(...(visit.expectedNoise ?? []));
      test.setTimeout(60_000 + 45_000 * visit.states.length);
      await recordMotion(page);
      for (const state of visit.states) {
        await test.step(state.name, async () => {
          await state.reach({ page, shopper, payment, request });
          await inspect(page, state, visit);
        });
      }
    });
  });
}
