/** Limits of uploaded pictures. Pixels are checked before anything is decoded. */
export const pictureLimits = { bytes: 20 * 1024 * 1024, pixels: 50_000_000, leastSide: 64 } as const;
