import { z } from 'zod';
import { address, type Field } from './field.ts';

/** A bucket, or a folder. */
export const storageUrl = z
  .string()
  .trim()
  .regex(/^(?:s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w.-]+)*\/?|file:\/\/\/\S+)$/)
  .optional();
const region = z
  .string()
  .trim()
  .regex(/^[\w-]{1,60}$/)
  .optional();
const key = z.string().trim().min(1).optional();

/** Where uploaded pictures are kept. */
export const uploadsFields = {
  UPLOADS_URL: {
    schema: storageUrl,
    fallback: '`DATA_DIR` alone',
    meaning:
      'Where the originals of uploaded pictures are kept for several machines: a bucket of any service that speaks S3, or a folder that they share. `DATA_DIR` has copies of those that a machine has used.',
    hint: 'a bucket such as s3://pictures or s3://pictures/store, or a folder such as file:///mnt/pictures',
  },
  UPLOADS_ENDPOINT: {
    schema: address('http:', 'https:').optional(),
    fallback: "Amazon's",
    meaning: 'Address of the service that has this bucket.',
    hint: 'an address such as https://s3.example.com',
  },
  UPLOADS_REGION: {
    schema: region,
    fallback: '`us-east-1`',
    meaning: 'Region of this bucket.',
    hint: 'a region such as us-east-1',
  },
  UPLOADS_KEY_ID: {
    schema: key,
    fallback: "what Amazon's client finds",
    meaning: 'Id of the key for this bucket. Required with `UPLOADS_SECRET`.',
    hint: 'the id of a key',
    secret: true,
  },
  UPLOADS_SECRET: {
    schema: key,
    fallback: 'none',
    meaning: 'Its secret. Required with `UPLOADS_KEY_ID`.',
    hint: 'the secret of that key',
    secret: true,
  },
} satisfies Record<string, Field>;
