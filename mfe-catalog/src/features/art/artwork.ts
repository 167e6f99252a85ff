import type { ArtSource } from '@ritual/shared/ui';

// The pages' own pictures as they were measured; a test holds them to the masters. These are named in the heads of
// pages, so they come with the first script: others belong beside the page that shows them.

export const eclipseWide: ArtSource = {
  file: 'hero-eclipse-wide.webp',
  width: 2520,
  height: 1080,
  placeholder:
    'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACwAQCdASoKAAQABUB8JZgCdAD0gbJgAP7sTV7RBeH9DfxvN9rMAAAA',
};

export const eclipsePortrait: ArtSource = {
  file: 'hero-eclipse-portrait.webp',
  width: 1080,
  height: 1900,
  placeholder:
    'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAgCdASoKABIAPzmEuVOvKKWisAgB4CcJZACo9C2OAAD+66iGyKt54L9tR88p9qikeCTMuEgAAA==',
};

export const dayWide: ArtSource = {
  file: 'hero-day-wide.webp',
  width: 2520,
  height: 1080,
  placeholder:
    'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAACwAQCdASoKAAQABUB8JYwCdADW1uSAAP7EyT0mFh0ZMLlYAYAAAA==',
};

export const dayPortrait: ArtSource = {
  file: 'hero-day-portrait.webp',
  width: 1080,
  height: 1900,
  placeholder:
    'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAABwAwCdASoKABIAPzmGuVOvKSWisAgB4CcJZwC/OBugJ8PxcAAA/sOmi8RB2BYfDqAdm1dqpH1Q5tAA',
};

export const drape: ArtSource = {
  file: 'brand-drape.webp',
  width: 1920,
  height: 900,
  placeholder: 'data:image/webp;base64,UklGRioAAABXRUJQVlA4IB4AAACQAQCdASoKAAUABUB8JaQAAudVMbgA/uvNNwAAAAA=',
};
