// Makes pictures that take seconds in a process of its own, so that the asset host is not blocked.
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
