import { useState } from 'react';
import { styled } from 'styled-components';

const Region = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 16px;
  min-height: 300px;
  text-align: center;
`;

interface RegionErrorProps {
  readonly trying: boolean;
  readonly onRetry: () => void;
}

/** What stands in the place of a part of the page that failed. */
export function RegionError({ trying, onRetry }: RegionErrorProps) {
  const [tries, setTries] = useState(0);
  return (
    <Region role="alert">
      <h2>This part of the page could not be loaded</h2>
      <p>The rest of the store works as usual. Your cart is safe.</p>
      <button
        type="button"
        onClick={() => {
          setTries(tries + 1);
          onRetry();
        }}
      >
        {trying ? 'Trying…' : 'Try again'}
      </button>
      {tries > 0 && !trying && (
        <button type="button" onClick={() => location.reload()}>
          Reload the page
        </button>
      )}
    </Region>
  );
}
