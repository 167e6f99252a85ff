import { useEffect, useRef, useState } from 'react';
import type { UploadedPicture } from '@ritual/shared/contract';
import { uploadPicture } from '@ritual/shared/contract/admin-calls';
import { api, errorMessage, isApiError } from '@ritual/shared/http';
import { pictureRefusals, pictureSizeRefusal } from '@ritual/shared/kernel';
import { useAnnounce } from '../../../admin/index.ts';

export interface Upload {
  readonly id: number;
  readonly file: File;
  /** How much has been sent, from 0 to 1. */
  readonly share: number;
  /** Why it was refused or did not arrive. */
  readonly problem: string | null;
  /** Whether the same file may be taken another time. */
  readonly again: boolean;
}

/** More would share one line, and each of them take longer than a server waits. */
const atOnce = 2;

/** Work that waits until less than `most` others of it run. */
function lane(most: number) {
  let free = most;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** Pictures on their way to the store, each by a call of its own. Those that are there are handed over and leave the list. */
export function useUploads() {
  const announce = useAnnounce();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [known, setKnown] = useState<readonly UploadedPicture[]>([]);
  const [inTurn] = useState(() => lane(atOnce));
  const controllers = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);
  /** Of what has arrived, which upload it was. */
  const arrived = useRef(new Map<string, number>());

  useEffect(() => {
    const running = controllers.current;
    return () => running.forEach((controller) => controller.abort());
  }, []);

  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  const remove = (id: number) => {
    controllers.current.get(id)?.abort();
    controllers.current.delete(id);
    setUploads((all) => all.filter((each) => each.id !== id));
  };

  const send = async ({ id, file }: Upload, onDone: OnUploaded) => {
    const controller = new AbortController();
    const { signal } = controller;
    controllers.current.set(id, controller);
    change(id, { problem: null, share: 0 });
    try {
      const picture = await inTurn(async () => {
        signal.throwIfAborted();
        const onProgress = (share: number) => change(id, { share });
        return api.call(uploadPicture, { body: file }, { signal, onProgress });
      });
      if (signal.aborted) return;
      const after = [...arrived.current].filter(([, other]) => other > id).map(([name]) => name);
      arrived.current.set(picture.file, id);
      setKnown((before) => [...before, picture]);
      onDone(picture, after);
      announce(`${file.name} is uploaded`);
      remove(id);
    } catch (error) {
      if (signal.aborted) return;
      const problem = errorMessage(error);
      change(id, { problem, again: !isApiError(error) || !(error.code in pictureRefusals) });
      announce(`${file.name}: ${problem}`);
    }
  };

  return {
    uploads,
    known,
    isBusy: uploads.some(({ problem }) => problem === null),
    add: (files: readonly File[], onDone: OnUploaded) => {
      const added = files.map((file): Upload => {
        lastId.current += 1;
        return { id: lastId.current, file, share: 0, problem: pictureSizeRefusal(file.size), again: false };
      });
      setUploads((all) => [...all, ...added]);
      for (const upload of added) if (upload.problem === null) void send(upload, onDone);
    },
    retry: (upload: Upload, onDone: OnUploaded) => void send(upload, onDone),
    /** Stops it, or takes one that failed off the list. */
    remove,
  };
}

/** @param after files that arrived before and were chosen after it */
export type OnUploaded = (picture: UploadedPicture, after: readonly string[]) => void;
export type Uploads = ReturnType<typeof useUploads>;
