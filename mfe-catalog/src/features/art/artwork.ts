import type { ArtSource } from '@ritual/shared/ui';

// The pages' own pictures as they were measured; a test holds them to the masters. These are named in the heads of
// pages, so they come with the first script: others belong beside the page that shows them.

export const eclipseWide: ArtSource = {
  file: 'hero-eclipse-wide.webp',
  width: 2520,
  height: 1080,
  placeholder:
    'data:image/webp;base64,UklGRn4AAABXRUJQVlA4THEAAAAvCcAAAH+gJgCQhs0J/VPi1ssaahtJaqL3Bhqh/6Y8hCQK2khSjp/Bv7/3wJ/5j6g9AkIEpIiUcAHi6MvnYOw7rz/2oqxNtYEErDlBNW0r1lUJIYYkAkgiiv5DSGEQRuA9HIMS0f8ASSrI+gdH8zteKQA=',
};

export const eclipsePortrait: ArtSource = {
  file: 'hero-eclipse-portrait.webp',
  width: 1080,
  height: 1900,
  placeholder:
    'data:image/webp;base64,UklGRsIAAABXRUJQVlA4TLYAAAAvCUAEAH+gpm0k5trvhT/LXx+I2ki2kvALriH9UDjVOOTMqG0jSbm9lO+p/yIp/PmPKa2QEMAIAhAAzffy2b/gserizpZ6dDYVWLUCp9W2Lcv7j+DW/vffwIXmkp0BnM4KJG9E4v9lvLsMYN2ZgiEi+p+qHo2aOGxXc2Ev1NoMx0H3aK2C0V1ekeVPWpH0152Q0qMzIcrpLKwuzdP6fs5VMuVyzI5mY6aqRwyNRkQEmqZpAKDgDw==',
};

export const dayWide: ArtSource = {
  file: 'hero-day-wide.webp',
  width: 2520,
  height: 1080,
  placeholder:
    'data:image/webp;base64,UklGRnoAAABXRUJQVlA4TG4AAAAvCcAAAH+gGJIkBmD97fa/BpeDhto2kpT8+i/xcuYHKY4kRcEh/7AIhf+51PwHMce97n33v96tZ6s57DY50+zV73gWgCAqd76MBQoBgGl2CI7BlDaE5ZBBMWRQDLGkkE5E/0PFW5rwjRzn15r7dQ==',
};

export const dayPortrait: ArtSource = {
  file: 'hero-day-portrait.webp',
  width: 1080,
  height: 1900,
  placeholder:
    'data:image/webp;base64,UklGRrAAAABXRUJQVlA4TKQAAAAvCUAEAH+goI0kNXeMjwbe0KuJJEnNHt89U/QuPn8lbSTBUTBZdIPusXTzH//9c3VPW0Pvn9mVqkrqUpggDGKQwDyMo1MBm1rblvwR+IkAVSwBRPhpQAKXnaMBnB12NmamLwCewCFERP8DoM8DAPs9mT5YL3aNjovekmNHY3nUaChBoYZYknHnERFrlp8zHGlbor6ZbTVPYGVZGFhpFthWEPwtCw==',
};

export const drape: ArtSource = {
  file: 'brand-drape.webp',
  width: 1920,
  height: 900,
  placeholder: 'data:image/webp;base64,UklGRnAAAABXRUJQVlA4TGQAAAAvCQABAH9gkG2k++0Y3t/0NBS0bcPi9TOYgrQNWNw9D5v/+H9dBwHCyYCyRgCRBgyFsEhEdAM11bZTk816N9kEEeJv8G9kcYz2v4FbC0cFJUSJ6H985Rr4hJgDlfsinc7ErsAB',
};
