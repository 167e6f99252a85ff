import type { Position, SourcePosition } from './trace-positions.ts';

/** An address in a stack trace that leads into a release. */
export interface Frame {
  readonly name: string;
  readonly version: string;
  readonly position: Position;
  /** Where it is in the text. */
  readonly start: number;
  readonly end: number;
}

/** Addresses of scripts as browsers write them, and paths of Node builds on the store's machine. The shell has an address of its own. */
const address =
  /(?:https?:\/\/|file:\/\/)?[^\s()@]*\/(?:releases\/([a-z][a-z0-9-]*)|shell)\/(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)\/((?:[\w@+-][\w.@+-]*\/)*[\w@+-][\w.@+-]*)(?:\?[^\s():]*)?:(\d+):(\d+)/g;

/** The addresses in a stack trace that lead into releases, in order. */
export function framesIn(text: string): readonly Frame[] {
  return [...text.matchAll(address)].map((match) => {
    const [all, name = 'shell', version = '', file = '', line = '', column = ''] = match;
    return {
      ...{ name, version, position: { file, line: Number(line), column: Number(column) } },
      ...{ start: match.index, end: match.index + all.length },
    };
  });
}

/** Replaces addresses by the places in the sources; what is not known stays as it is. */
export function withSources(
  text: string,
  frames: readonly { readonly frame: Frame; readonly at: SourcePosition | null }[],
): string {
  let result = '';
  let done = 0;
  for (const { frame, at } of frames) {
    if (!at) continue;
    result += text.slice(done, frame.start) + describePosition(at);
    done = frame.end;
  }
  return result + text.slice(done);
}

export const describePosition = ({ source, line, column, name }: SourcePosition): string =>
  `${source}:${String(line)}:${String(column)}${name === null ? '' : ` ${name}`}`;
