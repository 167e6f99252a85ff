import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { radius, space } from '@ritual/shared/theme';
import { Action, role } from '../../../../admin/index.ts';
import { scan } from './scanner.ts';

const Place = styled.div`
  display: grid;
  gap: ${space(2)};
`;

const Video = styled.video`
  width: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  border-radius: ${radius('panel')};
  background: ${role('bulk')};
`;

interface CameraProps {
  readonly onFound: (text: string) => void;
  readonly onFailed: (error: unknown) => void;
  readonly onClose: () => void;
}

/** The camera's picture, until it has seen a barcode. */
export function Camera({ onFound, onFailed, onClose }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ onFound, onFailed });
  useEffect(() => {
    latest.current = { onFound, onFailed };
  });
  useEffect(
    () =>
      video.current
        ? scan(video.current, {
            found: (text) => latest.current.onFound(text),
            failed: (error) => latest.current.onFailed(error),
          })
        : undefined,
    [],
  );
  return (
    <Place>
      <Video ref={video} muted playsInline aria-label="Camera: hold it over the barcode of the label" />
      <Action onClick={onClose}>Type it instead</Action>
    </Place>
  );
}
