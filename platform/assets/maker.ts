// A process of its own that makes pictures which take seconds: whatever it does, the asset host answers at once.
import { makePicture, type Job } from './make-picture.ts';

export type Made = { readonly error: string | null };

process.on('disconnect', () => process.exit());
process.on('message', (job: Job) => {
  makePicture(job).then(
    () => report({ error: null }),
    (error: unknown) => report({ error: String(error) }),
  );
});

function report(made: Made): void {
  process.send?.(made);
}
