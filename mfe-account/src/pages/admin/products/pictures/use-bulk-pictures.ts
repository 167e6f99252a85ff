import { useEffect, useRef, useState } from 'react';
import type { ProductOptions } from '@ritual/shared/contract';
import { errorMessage } from '@ritual/shared/http';
import { useHost } from '@ritual/shared/federation';
import { useAnnounce, useUndo } from '../../../../admin/index.ts';
import { matchedFiles, type Matched, type MatchedProduct } from './matched.ts';
import { addPictures } from './save-pictures.ts';

export type Progress =
  | { readonly state: 'sending'; readonly sent: number }
  | { readonly state: 'saved'; readonly added: number }
  | { readonly state: 'failed'; readonly words: string };

const counted = (count: number, one: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`;

/** One after the other, also after one that failed: that product may have been changed since. @throws the first error */
async function undoAll(undos: readonly (() => Promise<void>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const back of undos) await back().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}

/** Files that are matched by their names, looked at, and then sent product by product. */
export function useBulkPictures(colors: ProductOptions['colors']) {
  const announce = useAnnounce();
  const say = useUndo();
  const { report } = useHost();
  const [matched, setMatched] = useState<Matched | null>(null);
  const [progress, setProgress] = useState<ReadonlyMap<number, Progress>>(new Map());
  const [busy, setBusy] = useState<'matching' | 'sending' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const note = (id: number, change: (before: Progress | undefined) => Progress) =>
    setProgress((all) => new Map([...all, [id, change(all.get(id))]]));
  const choose = async (files: readonly File[]) => {
    const { signal } = (controller.current = new AbortController());
    setBusy('matching');
    setProblem(null);
    setProgress(new Map());
    try {
      const found = await matchedFiles(files, colors, signal);
      setMatched(found);
      announce(
        `${counted(found.products.length, 'product')} found, ${counted(found.left.length, 'file')} left`,
      );
    } catch (error) {
      if (signal.aborted) return;
      report(error, { where: 'pictures' });
      setProblem(errorMessage(error));
    } finally {
      if (!signal.aborted) setBusy(null);
    }
  };
  const send = async (products: readonly MatchedProduct[]) => {
    const { signal } = (controller.current = new AbortController());
    setBusy('sending');
    const undos: (() => Promise<void>)[] = [];
    let [added, failed] = [0, 0];
    for (const product of products) {
      if (signal.aborted) break;
      note(product.id, () => ({ state: 'sending', sent: 0 }));
      const onSent = () =>
        note(product.id, (before) => ({
          state: 'sending',
          sent: before?.state === 'sending' ? before.sent + 1 : 1,
        }));
      try {
        const saved = await addPictures(product, colors, { signal, onSent });
        if (saved.added > 0) undos.push(saved.undo);
        added += saved.added;
        note(product.id, () => ({ state: 'saved', added: saved.added }));
      } catch (error) {
        failed += 1;
        const words = signal.aborted ? 'Stopped. Nothing was added.' : errorMessage(error);
        if (!signal.aborted) report(error, { where: 'pictures' });
        note(product.id, () => ({ state: 'failed', words }));
      }
    }
    setBusy(null);
    const undo = async () => {
      setMatched(null);
      await undoAll(undos);
    };
    say({
      words: `${counted(added, 'picture')} added${failed > 0 ? `, ${counted(failed, 'product')} not` : ''}`,
      failed: failed > 0,
      ...(undos.length > 0 && { undo }),
    });
  };
  const isLeft = ({ id }: MatchedProduct) => progress.get(id)?.state !== 'saved';
  return {
    ...{ matched, progress, busy, problem },
    /** Those that are not saved yet, also because they failed. */
    left: matched?.products.filter(isLeft) ?? [],
    choose: (files: readonly File[]) => {
      if (files.length > 0 && busy === null) void choose(files);
    },
    send: (products: readonly MatchedProduct[]) => void send(products),
    stop: () => controller.current?.abort(),
  };
}
