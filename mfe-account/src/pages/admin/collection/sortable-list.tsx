import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { movedTo } from '@ritual/shared/kernel';
import { bareList, borderWidth, controlHeight, space } from '@ritual/shared/theme';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon, DragIcon } from '@ritual/shared/ui';
import { phone, role, StepButton, text, useAnnounce } from '../../../admin/index.ts';

const List = styled.ol`
  ${bareList}
  ${text('cell')}
  & > li {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-height: ${controlHeight('medium')};
    border-block-start: ${borderWidth('hairline')} solid ${role('hairline')};
  }
  & > li:first-child {
    border-block-start: 0;
  }
  & > li[data-dragged='true'] {
    opacity: 0.45;
  }
`;

const Grip = styled.span`
  display: grid;
  color: ${role('muted')};
  cursor: grab;
  /* Fingers have the buttons. */
  ${phone} {
    display: none;
  }
`;

const Named = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export interface SortableItem {
  readonly id: number;
  readonly label: string;
  /** In place of its label. */
  readonly content?: ReactNode;
}

interface SortableListProps {
  readonly label: string;
  readonly items: readonly SortableItem[];
  /** Ids in their new order. */
  readonly onChange: (ids: readonly number[]) => void;
  readonly onRemove?: (id: number) => void;
  readonly writable?: boolean;
}

/** Things in an order that is changed by dragging them, or by buttons. */
export function SortableList({ label, items, onChange, onRemove, writable = true }: SortableListProps) {
  const announce = useAnnounce();
  const list = useRef<HTMLOListElement>(null);
  /** The button that was pressed: a moved element loses the focus. */
  const [pressed, setPressed] = useState<{ readonly name: string } | null>(null);
  const [drag, setDrag] = useState<{ readonly id: number; readonly before: readonly number[] } | null>(null);
  const ids = items.map(({ id }) => id);
  useLayoutEffect(() => {
    if (pressed) list.current?.querySelector<HTMLElement>(`[data-step="${pressed.name}"]`)?.focus();
  }, [pressed]);
  const move = (index: number, to: number, name: string) => {
    if (to < 0 || to >= ids.length) return;
    onChange(movedTo(ids, index, to));
    setPressed({ name });
    announce(`Position ${String(to + 1)} of ${String(ids.length)}`);
  };
  const step = (index: number, by: -1 | 1, words: string) => {
    const { id, label: named } = items[index] as SortableItem;
    const name = `${String(by)} ${String(id)}`;
    const isEnd = index + by < 0 || index + by >= items.length;
    return (
      <StepButton
        type="button"
        data-step={name}
        aria-label={`Move ${named} ${words}`}
        aria-disabled={isEnd || undefined}
        onClick={() => move(index, index + by, name)}
      >
        {by < 0 ? <ArrowUpIcon size={16} /> : <ArrowDownIcon size={16} />}
      </StepButton>
    );
  };
  return (
    <List
      ref={list}
      aria-label={label}
      onDragOver={(event) => drag && event.preventDefault()}
      onDrop={(event) => {
        if (!drag) return;
        event.preventDefault();
        setDrag(null);
      }}
    >
      {items.map(({ id, label: named, content }, index) => (
        <li
          key={id}
          draggable={writable && items.length > 1}
          data-dragged={drag?.id === id}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', named);
            setDrag({ id, before: ids });
          }}
          onDragEnter={() => drag && onChange(movedTo(ids, ids.indexOf(drag.id), index))}
          onDragEnd={() => {
            // It was let go elsewhere: everything stands where it stood.
            if (drag) onChange(drag.before);
            setDrag(null);
          }}
        >
          {writable && items.length > 1 && (
            <Grip aria-hidden>
              <DragIcon size={16} />
            </Grip>
          )}
          <Named>{content ?? named}</Named>
          {writable && items.length > 1 && (
            <>
              {step(index, -1, 'up')}
              {step(index, 1, 'down')}
            </>
          )}
          {writable && onRemove && (
            <StepButton type="button" aria-label={`Remove ${named}`} onClick={() => onRemove(id)}>
              <CloseIcon size={16} />
            </StepButton>
          )}
        </li>
      ))}
    </List>
  );
}
