import { z } from 'zod';
import { address, type Field } from './field.ts';
import { storageUrl } from './uploads-fields.ts';

const teamToken = z
  .string()
  .trim()
  .regex(/^rop_[0-9a-f]{8}_[\w-]{43}$/)
  .optional();

/** Where releases are kept, who makes them, and who is told. */
export const releaseFields = {
  RELEASE_ACTOR: {
    schema: z
      .string()
      .trim()
      .regex(/^[^\p{Cc}]{1,100}$/u)
      .optional(),
    fallback: 'the user of the process',
    meaning:
      'Who releases, as the history of the channel names them. Set it where several people or a pipeline share one account.',
    hint: 'a name of at most 100 characters, such as deploy-bot',
  },
  RELEASE_URL: {
    // The token is sent there: in clear text only on this machine or within a private network of names without a dot.
    schema: address('http:', 'https:')
      .refine((text) => {
        // What is no address at all has failed above; the check here is made all the same.
        if (!URL.canParse(text)) return false;
        const { protocol, hostname, username } = new URL(text);
        return (
          username === '' && (protocol === 'https:' || /^(?:[\w-]+|127(?:\.\d+){3}|\[::1\])$/.test(hostname))
        );
      })
      .optional(),
    fallback: 'none',
    meaning:
      'Address of the store whose registry `npm run release` works with, over HTTP. Without it the command works on the store that the settings name, by default in `DATA_DIR`.',
    hint: 'an https address such as https://store.example.com, without a name or password in it',
  },
  RELEASE_TOKEN: {
    schema: teamToken,
    fallback: 'none',
    meaning: "A team's token for it, made by `npm run release -- token create`. Required with `RELEASE_URL`.",
    hint: "a token as 'npm run release -- token create <team>' prints it, beginning with rop_",
    secret: true,
  },
  RELEASE_FROM_TOKEN: {
    schema: teamToken,
    fallback: 'none',
    meaning: 'The token for the other store of `npm run release -- promote --from <address>`.',
    hint: "a token as 'npm run release -- token create <team>' prints it there, beginning with rop_",
    secret: true,
  },
  RELEASE_STORE_URL: {
    schema: address('postgres:', 'postgresql:').optional(),
    fallback: 'files in `DATA_DIR`',
    meaning:
      'PostgreSQL that keeps what is live, its history, previews and team tokens, for several machines. It may be the one of `DATABASE_URL`: it has a schema of its own, `release_store`.',
    hint: 'an address such as postgresql://user:password@localhost:5432/ritual',
    secret: true,
  },
  RELEASE_FILES_URL: {
    schema: storageUrl,
    fallback: '`DATA_DIR` alone',
    meaning:
      'Where the files of releases are kept for several machines: a bucket of any service that speaks S3, or a folder that they share. `DATA_DIR` has copies of those that a machine has used.',
    hint: 'a bucket such as s3://releases or s3://releases/store, or a folder such as file:///mnt/releases',
  },
  RELEASE_FILES_ENDPOINT: {
    schema: address('http:', 'https:').optional(),
    fallback: "Amazon's",
    meaning: 'Address of the service that has the bucket.',
    hint: 'an address such as https://s3.example.com',
  },
  RELEASE_FILES_REGION: {
    schema: z
      .string()
      .trim()
      .regex(/^[\w-]{1,60}$/)
      .optional(),
    fallback: '`us-east-1`',
    meaning: 'Region of the bucket.',
    hint: 'a region such as us-east-1',
  },
  RELEASE_FILES_KEY_ID: {
    schema: z.string().trim().min(1).optional(),
    fallback: "what Amazon's client finds",
    meaning: 'Id of the key for the bucket. Required with `RELEASE_FILES_SECRET`.',
    hint: 'the id of a key',
    secret: true,
  },
  RELEASE_FILES_SECRET: {
    schema: z.string().trim().min(1).optional(),
    fallback: 'none',
    meaning: 'Its secret. Required with `RELEASE_FILES_KEY_ID`.',
    hint: 'the secret of that key',
    secret: true,
  },
  RELEASE_WEBHOOK_URL: {
    schema: address('http:', 'https:')
      .refine((text) => new URL(text).username === '')
      .optional(),
    fallback: 'none',
    meaning:
      'Address that is called after each change of what is live or a canary, as Standard Webhooks describes it.',
    hint: 'an address such as https://chat.example.com/hooks/releases, without a name or password in it',
    // Such addresses often contain a key.
    secret: true,
  },
  RELEASE_WEBHOOK_SECRET: {
    schema: z
      .string()
      .trim()
      .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/)
      .optional(),
    fallback: 'none',
    meaning: 'Secret that signs these calls. Required with `RELEASE_WEBHOOK_URL`.',
    hint: 'whsec_ and 24 to 64 random bytes as base64',
    secret: true,
  },
} satisfies Record<string, Field>;
