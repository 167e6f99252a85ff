/** By the paths of the content, 'slides.0.title'. */
export type Problems = Readonly<Record<string, string>>;

interface Issue {
  readonly path: string;
  readonly message: string;
}

/** Of issues with paths of the call, 'content.slides.0.wide.file': the first of each field counts. */
export function problemsOf(issues: readonly Issue[]): Problems {
  const named = issues.map(
    ({ path, message }) => [path.replace(/^content\./, '').replace(/\.file$/, ''), message] as const,
  );
  const firsts = named.filter(([path], index) => named.findIndex(([each]) => each === path) === index);
  return Object.fromEntries(firsts);
}

/** What is wrong at a path or below it. */
export const problemsIn = (problems: Problems, path: string): readonly string[] =>
  Object.keys(problems).filter((each) => each === path || each.startsWith(`${path}.`));
