import path from 'node:path';
import type TypeScript from 'typescript';

/** Whether what has one type can be given to who expects another; both as text without names of their own. */
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
  const reasons = new Map<Question, string>();
  for (const question of open) {
    const odd = [question.given, question.expected].find((type) => !isPlain(ts, type));
    if (odd !== undefined) reasons.set(question, `'${odd}' is no type that a build writes.`);
  }
  const asked = open.filter((question) => !reasons.has(question));
  for (const [at, reason] of compile(ts, asked)) {
    const question = asked[at];
    if (question) reasons.set(question, reason);
  }
  return questions.map((question) => reasons.get(question));
}

/** The first error of each question, by its index. */
function compile(ts: typeof TypeScript, questions: readonly Question[]): ReadonlyMap<number, string> {
  const file = path.join(import.meta.dirname, 'questions.ts');
  const lines = questions.map(
    ({ given, expected }, at) =>
      `declare const given${String(at)}: ${given}; export const taken${String(at)}: ${expected} = given${String(at)};`,
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
  const reasons = new Map<number, string>();
  for (const { start = 0, messageText } of program.getSemanticDiagnostics(source)) {
    const line = source?.getLineAndCharacterOfPosition(start).line ?? 0;
    const reason = ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\s+/g, ' ');
    if (!reasons.has(line)) reasons.set(line, reason);
  }
  return reasons;
}

/**
 * Whether a text is one type, in one line, of the kinds that a build writes (platform/webpack/contract/plain-text.ts): a contract comes
 * from another team, and `any` would fit everything.
 */
function isPlain(ts: typeof TypeScript, type: string): boolean {
  if (/[\r\n\u2028\u2029]/.test(type)) return false;
  const { SyntaxKind: kind } = ts;
  const written: ReadonlySet<TypeScript.SyntaxKind> = new Set([
    ...[kind.TypeLiteral, kind.PropertySignature, kind.IndexSignature, kind.FunctionType, kind.Parameter],
    ...[
      kind.ArrayType,
      kind.TypeOperator,
      kind.TupleType,
      kind.RestType,
      kind.UnionType,
      kind.ParenthesizedType,
    ],
    ...[kind.LiteralType, kind.TypeReference, kind.Identifier, kind.StringLiteral, kind.NumericLiteral],
    ...[
      kind.BigIntLiteral,
      kind.PrefixUnaryExpression,
      kind.TrueKeyword,
      kind.FalseKeyword,
      kind.NullKeyword,
    ],
    ...[kind.StringKeyword, kind.NumberKeyword, kind.BooleanKeyword, kind.BigIntKeyword, kind.SymbolKeyword],
    ...[kind.VoidKeyword, kind.UndefinedKeyword, kind.NeverKeyword, kind.UnknownKeyword, kind.ObjectKeyword],
    ...[kind.ReadonlyKeyword, kind.QuestionToken, kind.DotDotDotToken],
  ]);
  const source = ts.createSourceFile('type.ts', `type Type = ${type};`, ts.ScriptTarget.ES2020);
  const [statement, ...more] = source.statements;
  if (!statement || more.length > 0 || !ts.isTypeAliasDeclaration(statement)) return false;
  // `readonly`, and not `keyof` or `unique`.
  const isWritten = (node: TypeScript.Node): boolean =>
    written.has(node.kind) &&
    (!ts.isTypeOperatorNode(node) || node.operator === kind.ReadonlyKeyword) &&
    ts.forEachChild(node, (child) => (isWritten(child) ? undefined : true)) !== true;
  return (
    isWritten(statement.type) &&
    ts.transpileModule(source.text, { reportDiagnostics: true }).diagnostics?.length === 0
  );
}
