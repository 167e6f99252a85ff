import { useState } from 'react';
import { Button } from '@ritual/shared/ui';

/** Counts how often it was pressed. */
export function LikeButton() {
  const [liked, setLiked] = useState(0);
  return <Button onClick={() => setLiked(liked + 1)}>Liked {liked} times</Button>;
}
