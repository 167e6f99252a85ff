import type { ArtSource } from '@ritual/shared/ui';
import { drape } from './artwork.ts';

/** The dark fabric, with its placeholder. */
export const drapeWithTones: ArtSource = {
  ...drape,
  placeholder:
    'data:image/webp;base64,UklGRnAAAABXRUJQVlA4TGQAAAAvCQABAH9gkG2k++0Y3t/0NBS0bcPi9TOYgrQNWNw9D5v/+H9dBwHCyYCyRgCRBgyFsEhEdAM11bZTk816N9kEEeJv8G9kcYz2v4FbC0cFJUSJ6H985Rr4hJgDlfsinc7ErsAB',
};
