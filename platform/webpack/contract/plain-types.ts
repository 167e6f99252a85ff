import path from 'node:path';
import ts from 'typescript';
import { sharedFolder } from '../packages.ts';

// The types of what releases give each other, written out: a release states them as they were when it was built, and the gate compares
// those of two releases without any of their sources.

const files = {
  SlotProps: path.join(sharedFolder, 'federation/slots.ts'),
  CartEvents: path.join(sharedFolder, 'events/cart-events.ts'),
} as const;

/** A property of an interface and its type, in one line. */
export type TypesByName = Readonly<Record<string, string>>;

export interface PlainTypes {
  /** Props of what fills a slot, by the slot's name. */
  readonly slots: TypesByName;
  /** Payloads of events, by the event's name. */
  readonly events: TypesByName;
}

let known: PlainTypes | undefined;

/** The types of slots and events of this checkout; read once by each process. */
export function plainTypes(): PlainTypes {
  known ??= read(files.SlotProps, files.CartEvents);
  return known;
}

/** Exported for its test. */
export function read(slotsFile: string, eventsFile: string): PlainTypes {
  const options: ts.CompilerOptions = {
    ...{ strict: true, exactOptionalPropertyTypes: true, noResolve: true, types: [], skipLibCheck: true },
    ...{ target: ts.ScriptTarget.ES2020, lib: ['lib.es2020.d.ts'] },
  };
  const program = ts.createProgram([slotsFile, eventsFile], options);
  return {
    slots: membersOf(program, slotsFile, 'SlotProps'),
    events: membersOf(program, eventsFile, 'CartEvents'),
  };
}

function membersOf(program: ts.Program, file: string, name: string): TypesByName {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const found = source?.statements.filter(ts.isInterfaceDeclaration).find((one) => one.name.text === name);
  if (!source || !found) throw new Error(`${file} has no interface ${name}.`);
  const write = (type: ts.Type) => plainText(type, { program, checker, at: found }, []);
  return Object.fromEntries(
    checker
      .getPropertiesOfType(checker.getTypeAtLocation(found))
      .map((property) => [property.name, write(checker.getTypeOfSymbolAtLocation(property, found))]),
  );
}

interface Context {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  readonly at: ts.Node;
}

/** A type without names that another release may not know. */
function plainText(type: ts.Type, context: Context, within: readonly ts.Type[]): string {
  const { program, checker, at } = context;
  const text = checker.typeToString(type, at, ts.TypeFormatFlags.NoTruncation);
  if (within.includes(type)) {
    throw new Error(`The type ${text} contains itself, which the contract of a release cannot state.`);
  }
  const inner = (one: ts.Type) => plainText(one, context, [...within, type]);
  if (type.isUnion() && !(type.flags & ts.TypeFlags.Boolean)) {
    return type.types.map((one) => (isFunction(one) ? `(${inner(one)})` : inner(one))).join(' | ');
  }
  // Also where a name cannot be resolved, such as a type of React.
  if (type.flags & ts.TypeFlags.Any) {
    throw new Error(
      'The props of a slot and the payload of an event are plain data and functions, of types that are written in the same file or belong to the language: the contract of a release states them.',
    );
  }
  if (!(type.flags & ts.TypeFlags.Object)) return text;
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    const list = item ? inner(item) : 'unknown';
    return `${text.startsWith('readonly') ? 'readonly ' : ''}(${list})[]`;
  }
  if (isFunction(type)) {
    const [signature] = type.getCallSignatures();
    const parameters = signature?.getParameters().map((one) => {
      const optional = one.valueDeclaration && ts.isParameter(one.valueDeclaration) && isOptional(one);
      return `${one.name}${optional ? '?' : ''}: ${inner(checker.getTypeOfSymbolAtLocation(one, at))}`;
    });
    return `(${(parameters ?? []).join(', ')}) => ${signature ? inner(signature.getReturnType()) : 'void'}`;
  }
  const [declaration] = type.symbol.declarations ?? [];
  if (declaration && program.isSourceFileDefaultLibrary(declaration.getSourceFile())) return text;
  const properties = checker.getPropertiesOfType(type).map((one) => {
    const readonly =
      ts.getCombinedModifierFlags(one.valueDeclaration as ts.Declaration) & ts.ModifierFlags.Readonly;
    const name = /^[\w$]+$/.test(one.name) ? one.name : JSON.stringify(one.name);
    const optional = (one.flags & ts.SymbolFlags.Optional) !== 0;
    const of = checker.getTypeOfSymbolAtLocation(one, at);
    return `${readonly ? 'readonly ' : ''}${name}${optional ? '?' : ''}: ${inner(optional ? withoutMissing(of, checker) : of)}`;
  });
  return properties.length === 0 ? '{}' : `{ ${properties.join('; ')} }`;
}

const isFunction = (type: ts.Type) => type.getCallSignatures().length > 0;
const isOptional = (parameter: ts.Symbol) => {
  const declaration = parameter.valueDeclaration as ts.ParameterDeclaration;
  return declaration.questionToken !== undefined || declaration.initializer !== undefined;
};

/** An optional property says so by its question mark. */
const withoutMissing = (type: ts.Type, checker: ts.TypeChecker) =>
  type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Undefined)
    ? checker.getNonNullableType(type)
    : type;
