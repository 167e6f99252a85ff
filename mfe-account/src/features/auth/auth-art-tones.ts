import type { ArtSource } from '@ritual/shared/ui';
import { authArt } from './auth-art.ts';

/** With its placeholder; measured, a test compares it with the master. */
export const authArtWithTones: ArtSource = {
  ...authArt,
  placeholder:
    'data:image/webp;base64,UklGRsIAAABXRUJQVlA4TLYAAAAvCUAEAH+gpm0k5trvhT/LXx+I2ki2kvALriH9UDjVOOTMqG0jSbm9lO+p/yIp/PmPKa2QEMAIAhAAzffy2b/gserizpZ6dDYVWLUCp9W2Lcv7j+DW/vffwIXmkp0BnM4KJG9E4v9lvLsMYN2ZgiEi+p+qHo2aOGxXc2Ev1NoMx0H3aK2C0V1ekeVPWpH0152Q0qMzIcrpLKwuzdP6fs5VMuVyzI5mY6aqRwyNRkQEmqZpAKDgDw==',
};
