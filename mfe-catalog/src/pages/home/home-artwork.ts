import type { ArtSource } from '@ritual/shared/ui';

// As they were measured; a test holds them to the masters.

export const redDrape: ArtSource = {
  file: 'sale-drape.webp',
  width: 1920,
  height: 900,
  placeholder:
    'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAABwAQCdASoKAAUABUB8JagCdAFAAAD+5jkRRxkYnS8GyRTG/7U/Kz3fNAAAAA==',
};

export const manTile: ArtSource = {
  file: 'tile-man.webp',
  width: 960,
  height: 1200,
  placeholder:
    'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoKAAwABUB8JZwAAtAYw5gAAMyI96l7GFOMT+j0+d6rE0rMcVVfovAgAAA=',
};

export const womanTile: ArtSource = {
  file: 'tile-woman.webp',
  width: 960,
  height: 1200,
  placeholder:
    'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoKAAwABUB8JZACdADJmAUAAPhCoNOvPa2Qwtz5enZSLbR9lA2UCeaAAAA=',
};

export const setsTile: ArtSource = {
  file: 'tile-sets.webp',
  width: 960,
  height: 1200,
  placeholder:
    'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoKAAwABUB8JYwCsADWrgrAAAD+sdgGH9g7wbMSVTyKMH0ydQAAAA==',
};
