import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NotFound,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { bytesOf, mustBeKey, StorageFailed, type FileStorage, type StoredFile } from './file-storage.ts';

export interface BucketOptions {
  readonly bucket: string;
  /** What all keys begin with in the bucket; without a slash at the end. */
  readonly prefix?: string | undefined;
  /** Address of the service; by default Amazon's. */
  readonly endpoint?: string | undefined;
  readonly region?: string | undefined;
  /** By default those that the client finds: in its own variables, or of the machine. */
  readonly keys?: { readonly id: string; readonly secret: string } | undefined;
}

/** Files in the bucket of any service that speaks S3. */
export function bucketStorage(options: BucketOptions): FileStorage {
  const { bucket, prefix = '', endpoint, region, keys } = options;
  const client = new S3Client({
    region: region ?? 'us-east-1',
    // Buckets as the first part of the path: services on one address have no names below it.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(keys && { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } }),
    // Other services than Amazon's do not know the checksums that the client adds otherwise; readers compare hashes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 30_000, throwOnRequestTimeout: true },
  });
  const base = prefix === '' ? '' : `${prefix}/`;
  const location = `s3://${bucket}/${prefix}`;
  const named = (key: string) => {
    mustBeKey(key);
    return { Bucket: bucket, Key: base + key };
  };
  const trying = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw new StorageFailed(`${location} cannot be used (${what}): ${reasonOf(error)}.`, { cause: error });
    }
  };
  const get = (key: string) =>
    trying(`get ${key}`, async () => {
      const object = named(key);
      const { Body, ContentLength } = await client.send(new GetObjectCommand(object)).catch(unlessMissing);
      if (!Body) return undefined;
      return { stream: Body as AsyncIterable<Uint8Array>, bytes: ContentLength ?? 0 };
    });

  return {
    location,
    put: (key, content) =>
      trying(`put ${key}`, async () => {
        const object = named(key);
        const there = await client.send(new HeadObjectCommand(object)).catch(unlessMissing);
        if ('ContentLength' in there) return;
        const whole = content instanceof Uint8Array;
        const Body = whole ? content : Readable.from(content.stream);
        const ContentLength = whole ? content.byteLength : content.bytes;
        await client.send(new PutObjectCommand({ ...object, Body, ContentLength }));
      }),
    read: async (key) => {
      const found = await get(key);
      return found && trying(`get ${key}`, () => bytesOf(found));
    },
    stream: get,
    list: (wanted) =>
      trying(`list ${wanted}`, async () => {
        const files: StoredFile[] = [];
        for (let after: string | undefined, more = true; more;) {
          const page = await client.send(
            new ListObjectsV2Command({
              ...{ Bucket: bucket, Prefix: base + wanted },
              ...(after !== undefined && { StartAfter: after }),
            }),
          );
          for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
            files.push({ key: Key.slice(base.length), bytes: Size, putAt: LastModified?.getTime() ?? 0 });
          }
          // Not by the token of the page, which not all services read back.
          after = page.Contents?.at(-1)?.Key;
          more = page.IsTruncated === true && after !== undefined;
        }
        return files;
      }),
    delete: (key) =>
      trying(`delete ${key}`, async () => {
        await client.send(new DeleteObjectCommand(named(key)));
      }),
    close: () => client.destroy(),
  };
}

/** For `catch`: an empty answer where there is no such file. */
function unlessMissing(error: unknown): { readonly Body?: undefined; readonly ContentLength?: undefined } {
  if (error instanceof NoSuchKey || error instanceof NotFound) return {};
  throw error;
}

function reasonOf(error: unknown): string {
  const { name, message } = error as Error;
  if (!(error instanceof S3ServiceException)) return message || name;
  // An answer to HEAD has no words.
  const { httpStatusCode } = error.$metadata;
  return `${name}${message && message !== name ? `, ${message.replace(/\.$/, '')}` : ''} (status ${String(httpStatusCode)})`;
}
