import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ContentPicture } from '@ritual/shared/kernel';
import { bareButton, bareList, borderWidth, radius, space } from '@ritual/shared/theme';
import { ChevronDownIcon, GridIcon, Picture, TrashIcon } from '@ritual/shared/ui';
import { EditorFields, phone, role, StatusWord, StepButton, text } from '../../../admin/index.ts';
import { MoveButtons } from '../content/move-buttons.tsx';

const List = styled.ol`
  ${bareList}
  display: grid;
  gap: ${space(2)};
  & > li {
    border: ${borderWidth('hairline')} solid ${role('hairline')};
    border-radius: ${radius('control')};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding-inline-end: ${space(2)};
  /* The words need the whole line. */
  ${phone} {
    flex-wrap: wrap;
    justify-content: flex-end;
    & > :first-child {
      flex-basis: 100%;
    }
  }
`;

/** Arrow, picture, words. Whole here: beside a placeholder the formatter takes 'minmax(' apart, which no browser reads. */
const columns = (isPictured: boolean) => `16px ${isPictured ? '64px ' : ''}minmax(0, 1fr)`;

const Toggle = styled.button<{ $pictured: boolean }>`
  ${bareButton}
  display: grid;
  grid-template-columns: ${({ $pictured }) => columns($pictured)} auto;
  gap: ${space(3)};
  align-items: center;
  flex: 1;
  min-width: 0;
  min-height: 60px;
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius('control')};
  text-align: start;
  & > svg {
    color: ${role('muted')};
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  ${phone} {
    grid-template-columns: ${({ $pictured }) => columns($pictured)};
    padding-inline: ${space(2)};
  }
`;

const NoPicture = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  background: ${role('selected')};
  color: ${role('muted')};
`;

const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  ${text('cell')}
  & strong {
    display: block;
    ${text('strong')}
  }
  & > span {
    color: ${role('secondary')};
  }
`;

const Fields = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(2)} ${space(4)} ${space(5)};
  ${phone} {
    padding-inline: ${space(3)};
  }
`;

export interface Block {
  readonly key: number;
  /** 'Slide 1': for its buttons. */
  readonly name: string;
  readonly title: string;
  readonly detail: string;
  readonly picture?: ContentPicture | undefined;
  readonly hasProblem: boolean;
  readonly fields: ReactNode;
}

interface BlockListProps {
  readonly label: string;
  readonly blocks: readonly Block[];
  readonly writable: boolean;
  /** Fewer there cannot be. */
  readonly least?: number;
  /** Its parts may have pictures. */
  readonly pictured?: boolean;
  /** Made just now: it is open, and its first field has the focus. */
  readonly made: number | null;
  /** Parts that are open from the beginning, by their keys. */
  readonly opened?: readonly number[];
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (key: number) => void;
}

/** Parts of a page below each other, moved by buttons; the fields of each are shown when it is opened, or has a problem. */
export function BlockList(props: BlockListProps) {
  const { label, blocks, writable, least = 0, pictured = true, made, onMove, onRemove } = props;
  const list = useRef<HTMLOListElement>(null);
  const [opened, setOpened] = useState<readonly number[]>(props.opened ?? []);
  /** The button that was pressed: a moved element loses the focus. */
  const [pressed, setPressed] = useState<{ readonly name: string } | null>(null);
  useLayoutEffect(() => {
    if (pressed) list.current?.querySelector<HTMLElement>(`[data-step="${pressed.name}"]`)?.focus();
  }, [pressed]);
  useLayoutEffect(() => {
    if (made === null) return;
    setOpened((before) => [...before, made]);
    setPressed({ name: `toggle ${String(made)}` });
  }, [made]);
  return (
    <List ref={list} aria-label={label}>
      {blocks.map((block, index) => {
        const { key, name, title, detail, picture, hasProblem, fields } = block;
        const isOpen = hasProblem || opened.includes(key);
        return (
          <li key={key}>
            <Head>
              <Toggle
                type="button"
                $pictured={pictured}
                data-step={`toggle ${String(key)}`}
                aria-expanded={isOpen}
                onClick={() =>
                  setOpened((before) => (isOpen ? before.filter((each) => each !== key) : [...before, key]))
                }
              >
                <ChevronDownIcon size={16} />
                {!pictured ? null : picture ? (
                  <Picture file={picture.file} alt="" sizes="64px" ratio="16/9" measures={picture} />
                ) : (
                  <NoPicture>
                    <GridIcon size={16} />
                  </NoPicture>
                )}
                <Words>
                  <strong>{title}</strong>
                  <span>{detail}</span>
                </Words>
                {hasProblem && <StatusWord tone="bad">To correct</StatusWord>}
              </Toggle>
              {writable && blocks.length > 1 && (
                <MoveButtons
                  {...{ name, index }}
                  count={blocks.length}
                  id={key}
                  onMove={(to, step) => {
                    onMove(index, to);
                    setPressed({ name: step });
                  }}
                />
              )}
              {writable && blocks.length > least && (
                <StepButton type="button" aria-label={`Remove ${name}`} onClick={() => onRemove(key)}>
                  <TrashIcon size={16} />
                </StepButton>
              )}
            </Head>
            {isOpen && (
              <EditorFields disabled={!writable}>
                <Fields>{fields}</Fields>
              </EditorFields>
            )}
          </li>
        );
      })}
    </List>
  );
}
