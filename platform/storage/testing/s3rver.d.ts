declare module 's3rver' {
  import type { RequestListener } from 'node:http';

  interface Options {
    /** Where it keeps what it stores. */
    readonly directory: string;
    readonly silent?: boolean;
    readonly configureBuckets?: readonly { readonly name: string; readonly configs: readonly string[] }[];
  }

  /** The part of the server that the tests use; it comes without types. */
  export default class S3rver {
    constructor(options: Options);
    readonly configureBuckets: () => Promise<void>;
    readonly callback: () => RequestListener;
  }
}
