import ts from 'typescript';

/** What a script or a declaration imports, in any form: each as it is written. */
export function importsOf(text: string): readonly string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** The same text with other names in its imports. */
export function withImports(text: string, rename: (name: string) => string): string {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.toSorted((a, b) => b.pos - a.pos)
    .reduce((renamed, { fileName, pos }) => {
      // `pos` is that of the quotation mark.
      const [start, end] = [pos + 1, pos + 1 + fileName.length];
      if (renamed.slice(start, end) !== fileName) throw new Error(`'${fileName}' is not where it was found.`);
      return renamed.slice(0, start) + rename(fileName) + renamed.slice(end);
    }, text);
}
