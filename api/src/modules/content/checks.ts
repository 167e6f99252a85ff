import {
  homePictures,
  homePicturesIn,
  linkProblem,
  linksIn,
  measuredHome,
  type ContentPicture,
  type HomeContent,
  type HomeDraft,
} from '@ritual/shared/kernel';
import type { Db, Tx } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { invalidFields, type FieldProblem } from '../../errors.ts';
import { knownTargets } from './known-targets.ts';

/** The page's own pictures, which every store has. */
export const ownPictures: readonly ContentPicture[] = Object.values(homePictures);

/**
 * A draft with the measures of its pictures, which are kept from then on.
 * @throws VALIDATION_FAILED for links that lead nowhere and for pictures that are not kept, each at its place
 */
export async function checkedHome(tx: Tx, draft: HomeDraft): Promise<HomeContent> {
  const files = homePicturesIn(draft).map(({ file }) => file);
  const kept = await keepPictures(tx, files);
  const { content, unknown } = measuredHome(draft, (file) => kept.get(file));
  const problems = [
    ...unknown.map((path) => ({
      path,
      message: 'This picture is not kept any more. Choose another one, or upload it once more.',
    })),
    ...(await linkProblems(tx, draft)),
  ];
  if (problems.length > 0)
    throw invalidFields(...problems.map((each) => ({ ...each, path: `content.${each.path}` })));
  return content;
}

/** Those of the files that are there, with their measures; they are kept from then on. */
export async function keepPictures(
  tx: Tx,
  files: readonly string[],
): Promise<ReadonlyMap<string, ContentPicture>> {
  // A row that is changed is not deleted by the clean-up, which looks at it once more.
  await tx.execute(sql`
    update pictures set used_at = now() where file = any(${sql.param([...files])}::text[]) and used_at is null`);
  return keptPictures(tx, files);
}

async function keptPictures(db: Db, files: readonly string[]): Promise<ReadonlyMap<string, ContentPicture>> {
  const param = sql.param([...files]);
  const { rows } = await db.execute<PictureRow>(sql`
    select file, width, height, placeholder from pictures where file = any(${param}::text[])
    union select file, width, height, placeholder from product_images where file = any(${param}::text[])`);
  return new Map([...ownPictures, ...rows.map(pictureOf)].map((each) => [each.file, each]));
}

interface PictureRow extends Record<string, unknown> {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string | null;
}

const pictureOf = ({ file, width, height, placeholder }: PictureRow): ContentPicture => ({
  ...{ file, width, height },
  ...(placeholder !== null && { placeholder }),
});

/** Links to collections that are hidden or not due, and to drafts of products, wait for them. */
async function linkProblems(db: Db, draft: HomeDraft): Promise<FieldProblem[]> {
  const links = linksIn(draft);
  const known = await knownTargets(
    db,
    links.map(({ value }) => value),
  );
  return links.flatMap(({ path, value }) => {
    const message = linkProblem(value, known);
    return message === null ? [] : [{ path, message }];
  });
}
