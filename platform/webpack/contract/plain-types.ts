import path from 'node:path';
import ts from 'typescript';
import { isPacked } from '../../root.ts';
import { sharedFolder } from '../packages.ts';
import { plainText } from './plain-text.ts';

// The types of what releases give each other, written out: a release states them as they were when it was built, and the gate compares
// those of two releases without any of their sources.

// Packages have declarations instead of sources.
const form = isPacked ? '.d.ts' : '.ts';
const files = {
  SlotProps: path.join(sharedFolder, `federation/slots${form}`),
  CartEvents: path.join(sharedFolder, `events/cart-events${form}`),
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
  const write = (type: ts.Type) => plainText(type, { program, checker, at: found });
  return Object.fromEntries(
    checker
      .getPropertiesOfType(checker.getTypeAtLocation(found))
      .map((property) => [property.name, write(checker.getTypeOfSymbolAtLocation(property, found))]),
  );
}
