import { request } from 'node:http';
import { bucketCount } from '@ritual/shared/federation/channel';

interface Served {
  /** The arm that the token names. */
  readonly arm: 'canary' | 'control' | 'none';
  readonly token: string;
}

/** Visitors who are no browsers: each opens one page and reports as its scripts would. */
export class SimulatedVisitors {
  readonly #url: string;
  #count = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly failures: Error[] = [];

  constructor(storeUrl: string) {
    this.#url = storeUrl;
  }

  /** So many come each second, until `stop`; whose page works is alive a moment later. */
  come(perSecond: number, works: (arm: Served['arm'], visitor: number) => boolean): void {
    this.#timer = setInterval(() => {
      void this.#visit(works).catch((error: Error) => this.failures.push(error));
    }, 1000 / perSecond);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #visit(works: (arm: Served['arm'], visitor: number) => boolean): Promise<void> {
    const visitor = (this.#count += 1);
    const { arm, token } = await this.#open(visitor);
    if (arm !== 'none' && works(arm, visitor)) await this.#report({ kind: 'alive', token });
  }

  /** Buckets are evenly spread over any number of visitors in a row. */
  #open(visitor: number): Promise<Served> {
    const bucket = (visitor * 617) % bucketCount;
    const address = `10.${[16, 8, 0].map((shift) => String((visitor >> shift) & 255)).join('.')}`;
    const headers = {
      cookie: `rop_bucket=${String(bucket)}`,
      'sec-fetch-dest': 'document',
      'x-forwarded-for': address,
    };
    return new Promise((resolve, reject) => {
      request(`${this.#url}/faq`, { headers }, (response) => {
        response.resume();
        const token = /desc="([^"]+)"/.exec(String(response.headers['server-timing']))?.[1] ?? '';
        const [, arm = 'none'] = /~(canary|control|none)~/.exec(token) ?? [];
        resolve({ arm: arm as Served['arm'], token });
      })
        .on('error', reject)
        .end();
    });
  }

  async #report(body: object): Promise<void> {
    const answer = await fetch(`${this.#url}/api/page-reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`A report was answered with ${String(answer.status)}.`);
  }
}
