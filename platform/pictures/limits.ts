/** What may be sent in. Pixels are counted before anything is unpacked. */
export const pictureLimits = { bytes: 20 * 1024 * 1024, pixels: 50_000_000, leastSide: 64 } as const;
