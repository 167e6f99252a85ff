import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** A file as the store sends it. */
export interface SentFile {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

type Spoil = (response: ServerResponse, file: () => Promise<SentFile>) => void | Promise<void>;

const refusal =
  (status: number, code: string): Spoil =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ code }));
  };

/** Other content, with the headers of the file. */
const another =
  (type: string, body: string): Spoil =>
  async (response, file) => {
    const { headers } = await file();
    response.writeHead(200, { ...headers, 'content-type': type, 'content-length': body.length }).end(body);
  };

/**
 * What can become of a file on its way to a browser, by what then is said of it. Headers are the store's own where a body comes, so that
 * browsers keep a damaged file for as long as a good one.
 */
const spoils = {
  'is refused': (response) => void response.destroy(),
  'answers 404': refusal(404, 'NOT_FOUND'),
  'answers 500': refusal(500, 'INTERNAL'),
  'is HTML with status 200': another('text/html', '<!doctype html><title>Sign in to this network</title>'),
  'is a foreign script': another('text/javascript', 'alert("not ours")'),
  hangs: () => undefined,
  'comes byte by byte': async (response, file) => {
    const { headers, body } = await file();
    response.writeHead(200, headers);
    let sent = 0;
    const timer = setInterval(() => response.write(body.subarray(sent, (sent += 1))), 200);
    response.on('close', () => clearInterval(timer));
  },
  'breaks off halfway': async (response, file) => {
    const { headers, body } = await file();
    response.writeHead(200, headers);
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
  },
  'has one flipped byte': async (response, file) => {
    const { headers, body } = await file();
    const middle = body.length >> 1;
    body[middle] = (body[middle] ?? 0) ^ 1;
    response.writeHead(200, headers).end(body);
  },
  'has a wrong MIME type': async (response, file) => {
    const { headers, body } = await file();
    response.writeHead(200, { ...headers, 'content-type': 'text/plain' }).end(body);
  },
} as const satisfies Readonly<Record<string, Spoil>>;

export type Fault = keyof typeof spoils;

/** Answers with a spoiled file. */
export async function spoil(fault: Fault, response: ServerResponse, url: URL): Promise<void> {
  await spoils[fault](response, () => fileAt(url));
}

async function fileAt(url: URL): Promise<SentFile> {
  // Not compressed: a flipped byte has to reach the browser's check of the hash.
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await answer.arrayBuffer());
  const kept = ['content-type', 'cache-control', 'etag', 'last-modified', 'x-content-type-options'];
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => kept.includes(name)));
  return { headers: { ...headers, 'content-length': body.length }, body };
}
