import { useState, type DragEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { borderWidth, radius, space } from '@ritual/shared/theme';
import { role } from '../../../admin/index.ts';

const Root = styled.div`
  border-radius: ${radius('panel')};
  &[data-over='true'] {
    outline: ${borderWidth('selected')} dashed ${role('control')};
    outline-offset: ${space(2)};
  }
`;

interface FileDropProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** Takes files that are dropped anywhere on it; what else is dragged is left to its children. */
export function FileDrop({ onFiles, children }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <Root
      data-over={isOver}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </Root>
  );
}
