import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

export interface Markup {
  readonly html: string;
  /** The styles of the markup: opening tag and content of a style element. */
  readonly styles: { readonly tag: string; readonly content: string };
}

/** Renders to a string after everything suspended has resolved. Rejects when the layout itself throws. */
export async function renderMarkup(
  app: ReactNode,
  signal: AbortSignal,
  report: (error: unknown) => void,
): Promise<Markup> {
  const sheet = new ServerStyleSheet();
  try {
    const html = await toText(sheet.collectStyles(app), signal, report);
    const [, tag = '<style>', content = ''] =
      /^\s*(<style[^>]*>)([\s\S]*)<\/style>\s*$/.exec(sheet.getStyleTags()) ?? [];
    return { html, styles: { tag, content } };
  } finally {
    sheet.seal();
  }
}

function toText(app: ReactNode, signal: AbortSignal, report: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const sink = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        resolve(Buffer.concat(parts).toString());
        done();
      },
    });
    const stream = renderToPipeableStream(app, {
      // No streaming: React's inline scripts would need an exception in the Content-Security-Policy.
      progressiveChunkSize: Infinity,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: report,
    });
    const abort = () => {
      stream.abort(signal.reason);
      reject(signal.reason as Error);
    };
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
