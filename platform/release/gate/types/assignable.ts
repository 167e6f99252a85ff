import path from 'node:path';

/** Whether what has one type can be given to who expects another; both as TypeScript without names of their own. */
export interface Question {
  readonly given: string;
  readonly expected: string;
}

/** Why not, in the compiler's words, for each question; undefined where it can. */
export async function whyNotAssignable(
  questions: readonly Question[],
): Promise<readonly (string | undefined)[]> {
  const open = questions.filter(({ given, expected }) => given !== expected);
  if (open.length === 0) return questions.map(() => undefined);
  // Nearly always the types are the same; then the compiler, 9 MB of code, is not needed.
  const { default: ts } = await import('typescript');
  const file = path.join(import.meta.dirname, 'questions.ts');
  const lines = open.map(
    ({ given, expected }, at) =>
      `declare const given${String(at)}: ${oneLine(given)}; export const taken${String(at)}: ${oneLine(expected)} = given${String(at)};`,
  );
  const options = {
    ...{ strict: true, exactOptionalPropertyTypes: true, noResolve: true, noEmit: true, types: [] },
    ...{ target: ts.ScriptTarget.ES2020, lib: ['lib.es2020.d.ts'], skipLibCheck: true },
  };
  const host = ts.createCompilerHost(options);
  const fromDisk = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(name, lines.join('\n'), version) : fromDisk(name, version);
  const program = ts.createProgram([file], options, host);
  const source = program.getSourceFile(file);
  const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  const reasons = new Map<number, string>();
  for (const { start = 0, messageText } of found) {
    const line = source?.getLineAndCharacterOfPosition(start).line ?? 0;
    if (!reasons.has(line))
      reasons.set(line, ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\s+/g, ' '));
  }
  return questions.map((question) => reasons.get(open.indexOf(question)));
}

/** A type that spans lines would move the questions after it. */
const oneLine = (type: string) => type.replace(/[\r\n\u2028\u2029]+/g, ' ');
