import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { movedTo } from '@ritual/shared/kernel';
import { useAnnounce, useUndo } from '../../../admin/index.ts';
import {
  pictureLines,
  picturesIn,
  putBackPicture,
  withPicture,
  type ShownPicture,
} from '../../../rules/product/picture-lines.ts';
import type { OnUploaded } from './use-uploads.ts';

interface Options {
  /** See `pictureLines`. */
  readonly value: string;
  readonly onChange: (change: (lines: string) => string) => void;
  /** The first one that has to be described: it is chosen. */
  readonly wrong: string | undefined;
}

/** Which picture is chosen, and what is done with the pictures of the form. */
export function usePictures({ value, onChange, wrong }: Options) {
  const say = useUndo();
  const announce = useAnnounce();
  const list = useRef<HTMLOListElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const [chosenFile, choose] = useState<string | null>(null);
  /** Its fields are wanted now: on a phone they are below the window. */
  const [byHand, setByHand] = useState<object | null>(null);
  /** Whose tile gets the focus; '': none is left. */
  const [focused, setFocused] = useState<Pick<ShownPicture, 'file'> | null>(null);
  /** What is dragged, and the order before. */
  const [drag, setDrag] = useState<{ readonly file: string; readonly before: string } | null>(null);
  const pictures = picturesIn(value);

  // Moved elements lose the focus.
  useLayoutEffect(() => {
    if (!focused) return;
    const found = focused.file === '' ? 'input[type=file]' : `[data-file="${focused.file}"]`;
    list.current?.querySelector<HTMLElement>(found)?.focus();
  }, [focused]);
  useEffect(() => {
    if (byHand) fields.current?.scrollIntoView({ block: 'nearest' });
  }, [byHand]);
  useEffect(() => {
    if (wrong !== undefined) choose(wrong);
  }, [wrong]);

  const moveTo = (file: string, to: number) =>
    onChange((lines) => {
      const now = picturesIn(lines);
      const from = now.findIndex((each) => each.file === file);
      return pictureLines(movedTo(now, from, to));
    });
  const move = (file: string, to: number) => {
    const place = Math.min(pictures.length - 1, Math.max(0, to));
    moveTo(file, place);
    announce(`Position ${String(place + 1)} of ${String(pictures.length)}`);
  };
  const onUploaded: OnUploaded = ({ file }, after) => {
    onChange((lines) => withPicture(lines, file, after));
    choose((now) => now ?? file);
  };

  return {
    ...{ list, fields, pictures, move, onUploaded, dragged: drag?.file },
    chosen: pictures.find(({ file }) => file === chosenFile) ?? null,
    choose: (picture: ShownPicture) => {
      choose(picture.file);
      setByHand(picture);
    },
    moveByKey: (picture: ShownPicture, to: number) => {
      move(picture.file, to);
      setFocused({ ...picture });
    },
    describe: (file: string, changes: Partial<Omit<ShownPicture, 'file'>>) =>
      onChange((lines) =>
        pictureLines(picturesIn(lines).map((each) => (each.file === file ? { ...each, ...changes } : each))),
      ),
    remove: (file: string) => {
      const index = pictures.findIndex((each) => each.file === file);
      const removed = pictures[index];
      const next = pictures[index + 1] ?? pictures[index - 1];
      onChange((lines) => pictureLines(picturesIn(lines).filter((each) => each.file !== file)));
      choose(next?.file ?? null);
      setFocused({ file: next?.file ?? '' });
      const back = (lines: string) => (removed ? putBackPicture(lines, removed, index) : lines);
      const undo = () => Promise.resolve(onChange(back));
      say({ words: `Picture ${String(index + 1)} is taken out`, undo });
    },
    dragStart: (file: string) => setDrag({ file, before: value }),
    dragOver: (index: number) => {
      if (drag) moveTo(drag.file, index);
    },
    /** @returns whether a picture was dragged here */
    drop: () => {
      setDrag(null);
      return drag !== null;
    },
    /** It was let go elsewhere, or Esc was pressed, unless it was dropped before: everything stands where it stood. */
    dragEnd: () => {
      if (drag) onChange(() => drag.before);
      setDrag(null);
    },
  };
}
