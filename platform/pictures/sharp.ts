import sharp from 'sharp';

// Requests are what runs side by side here; a picture by itself needs one thread. Nothing is asked for twice: what was
// made lies on disk.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
