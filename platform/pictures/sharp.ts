import sharp from 'sharp';

// Requests run concurrently, so one thread per picture is enough. No operation cache: results are stored on disk and never
// computed twice.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
