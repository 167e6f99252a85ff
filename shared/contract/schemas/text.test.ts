import { expect, test } from '@jest/globals';
import type * as z from 'zod/mini';
import { endpoints, type Endpoint } from '../endpoints.ts';

/** The parts of a schema's definition that contain other schemas. */
interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
  readonly in?: z.ZodMiniType;
}

const defOf = (schema: z.ZodMiniType) => schema.def as unknown as Def;

/** Every text field of a request with its transforms: path and schema. */
function textsOf(schema: z.ZodMiniType, path: string): (readonly [path: string, schema: z.ZodMiniType])[] {
  const { type, shape, element, innerType, options, in: input } = defOf(schema);
  if (shape) return Object.entries(shape).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
  if (element ?? innerType) return textsOf((element ?? innerType) as z.ZodMiniType, path);
  if (options) return options.flatMap((option) => textsOf(option, path));
  // A transformed text is tested as a whole: the transform may remove what cannot be stored.
  if (input) return isText(input) ? [[path, schema]] : textsOf(input, path);
  return type === 'string' ? [[path, schema]] : [];
}

function isText(schema: z.ZodMiniType): boolean {
  const { type, in: input } = defOf(schema);
  return input ? isText(input) : type === 'string';
}

const texts = Object.entries(endpoints as Readonly<Record<string, Endpoint>>).flatMap(([name, endpoint]) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema ? textsOf(schema, `${name} ${part}`) : [];
  }),
);

/** At least one valid sample for each text of the contract. */
const samples = [
  ...['M', 'a text that is long enough', 'name@example.com', '(617) 555-0142', 'MA', '02108', 'ROP-7K3M9Q'],
  ...['/product/101', 'search.example.com', '0123456789abcdef0123456789abcdef', '2026-11-21T12:00:00Z'],
  ...['2026-11-21', '2026-11', '14:00'],
  ...[
    '4f0c1f0e-7a53-4c3e-9f0b-0d8c5b1a2e3f',
    'true',
    '10103:1,10105:2',
    ...['123456', '4006381333931', '#1f3d36', '30% 70%'],
    '8K2MQW4T9XNB5HRD',
    `${'a'.repeat(16)}~mk2f0x9c~none~${'b'.repeat(22)}`,
  ],
  ...['instagram', 'youtube', 'tiktok', 'pinterest'].map((name) => `https://www.${name}.com/ritual`),
  // The rule of a collection.
  '{"gender":"MALE","categories":[],"onSale":false,"limited":false,"isNew":false,"priceFrom":null,"priceTo":null}',
];

test('texts are found in every part of the contract', () => {
  expect(texts.map(([path]) => path)).toEqual(
    expect.arrayContaining([
      ...['register body.firstName', 'facets query.color', 'orderBySession params.sessionId'],
      ...['sendMessage body.message', 'requestReturn body.note', 'sendEvents body.events.path'],
    ]),
  );
});

test.each(texts)('%s: accepts nothing that cannot be stored', (_path, schema) => {
  const fitting = samples.filter((sample) => schema.safeParse(sample).success);
  expect(fitting).not.toEqual([]);
  for (const sample of fitting) {
    for (const odd of ['\0', '\ud800', '\udfff']) {
      for (const text of [sample + odd, odd + sample, sample.slice(0, 1) + odd + sample.slice(1)]) {
        const { data } = schema.safeParse(text);
        expect(String(data)).not.toMatch(/[\0\p{Cs}]/u);
      }
    }
  }
});
