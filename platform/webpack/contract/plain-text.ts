import ts from 'typescript';

export interface TypeContext {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  /** Where the type stands. */
  readonly at: ts.Node;
}

/**
 * A type as text without names that another release may not know. Throws where that is not possible: what releases give each other is
 * plain data and functions.
 */
export function plainText(type: ts.Type, context: TypeContext, within: readonly ts.Type[] = []): string {
  const { program, checker, at } = context;
  const text = checker.typeToString(type, at, ts.TypeFormatFlags.NoTruncation);
  if (within.includes(type)) throw notPlain(`The type ${text} contains itself`);
  const inner = (one: ts.Type) => plainText(one, context, [...within, type]);
  if (type.flags & basic) return text;
  if (type.isUnion()) return unionText(type.types, inner);
  // Also a name that cannot be resolved, such as a type of React, and a type that depends on another one.
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)))
    throw notPlain(`The type ${text} is another`);
  const items =
    checker.isArrayType(type) || checker.isTupleType(type) ? itemsOf(type, checker).map(inner) : undefined;
  const readonly = text.startsWith('readonly ') ? 'readonly ' : '';
  if (items)
    return checker.isTupleType(type)
      ? `${readonly}[${items.join(', ')}]`
      : `${readonly}(${items.join('')})[]`;
  const [call, ...overloads] = type.getCallSignatures();
  if (call) {
    if (overloads.length > 0 || call.typeParameters) throw notPlain(`The function ${text} has several types`);
    return functionText(call, context, inner);
  }
  const [declaration] = type.symbol?.declarations ?? [];
  if (declaration && program.isSourceFileDefaultLibrary(declaration.getSourceFile()) && !type.aliasSymbol) {
    const given = itemsOf(type, checker);
    if (given.length > 0) return `${type.symbol.name}<${given.map(inner).join(', ')}>`;
    if (!isMapped(type)) return text;
  }
  return objectText(type, context, inner);
}

const { TypeFlags } = ts;
const basic =
  TypeFlags.String |
  TypeFlags.Number |
  TypeFlags.Boolean |
  TypeFlags.BigInt |
  TypeFlags.ESSymbol |
  TypeFlags.StringLiteral |
  TypeFlags.NumberLiteral |
  TypeFlags.BooleanLiteral |
  TypeFlags.BigIntLiteral |
  TypeFlags.Void |
  TypeFlags.Undefined |
  TypeFlags.Null |
  TypeFlags.Never |
  TypeFlags.Unknown |
  TypeFlags.NonPrimitive;

const notPlain = (what: string) =>
  new Error(
    `${what}, which the contract of a release cannot state: the props of a slot and the payload of an event are plain data and functions, of types that are written in the same file or belong to the language.`,
  );

const isMapped = (type: ts.Type) =>
  (((type as Partial<ts.ObjectType>).objectFlags ?? 0) & ts.ObjectFlags.Mapped) !== 0;

const itemsOf = (type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] =>
  ((type as Partial<ts.ObjectType>).objectFlags ?? 0) & ts.ObjectFlags.Reference
    ? checker.getTypeArguments(type as ts.TypeReference)
    : [];

type Write = (type: ts.Type) => string;

function unionText(types: readonly ts.Type[], inner: Write): string {
  const texts = types.map((one) => (one.getCallSignatures().length > 0 ? `(${inner(one)})` : inner(one)));
  const isBoolean = texts.includes('true') && texts.includes('false');
  const others = isBoolean ? texts.filter((text) => text !== 'true' && text !== 'false') : texts;
  return [...others, ...(isBoolean ? ['boolean'] : [])].join(' | ');
}

/** An optional property or parameter says so by its question mark. */
const withoutMissing = (type: ts.Type, inner: Write) =>
  type.isUnion()
    ? unionText(
        type.types.filter(({ flags }) => !(flags & TypeFlags.Undefined)),
        inner,
      )
    : inner(type);

function functionText(call: ts.Signature, { checker, at }: TypeContext, inner: Write): string {
  const parameters = call.getParameters().map((one) => {
    const { valueDeclaration } = one;
    const declared = valueDeclaration && ts.isParameter(valueDeclaration) ? valueDeclaration : undefined;
    const type = checker.getTypeOfSymbolAtLocation(one, at);
    if (declared?.dotDotDotToken) return `...${one.name}: ${inner(type)}`;
    return declared?.questionToken
      ? `${one.name}?: ${withoutMissing(type, inner)}`
      : `${one.name}: ${inner(type)}`;
  });
  return `(${parameters.join(', ')}) => ${inner(call.getReturnType())}`;
}

function objectText(type: ts.Type, { checker, at }: TypeContext, inner: Write): string {
  const properties = checker.getPropertiesOfType(type).map((one) => {
    const { valueDeclaration: declared } = one;
    const readonly =
      declared && ts.getCombinedModifierFlags(declared) & ts.ModifierFlags.Readonly ? 'readonly ' : '';
    const name = /^[\w$]+$/.test(one.name) ? one.name : JSON.stringify(one.name);
    const value = checker.getTypeOfSymbolAtLocation(one, at);
    return one.flags & ts.SymbolFlags.Optional
      ? `${readonly}${name}?: ${withoutMissing(value, inner)}`
      : `${readonly}${name}: ${inner(value)}`;
  });
  const indexed = checker
    .getIndexInfosOfType(type)
    .map(
      ({ keyType, type: value, isReadonly }) =>
        `${isReadonly ? 'readonly ' : ''}[key: ${inner(keyType)}]: ${inner(value)}`,
    );
  const all = [...properties, ...indexed];
  return all.length === 0 ? '{}' : `{ ${all.join('; ')} }`;
}
