/** A problem of a form; the path is the name of its field. */
export interface Problem {
  readonly path: readonly string[];
  readonly message: string;
}

/** As much of a schema as a form needs. */
export interface Schema {
  readonly safeParse: (value: unknown) =>
    | { readonly success: true }
    | {
        readonly success: false;
        readonly error: {
          readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
        };
      };
}

/** What a schema of the contract finds in a body, by the names of the fields that the body was made of. */
export function schemaProblems(
  schema: Schema,
  body: unknown,
  nameOf: (path: string) => string,
  messageOf: (path: string, message: string) => string = (_path, message) => message,
): readonly Problem[] {
  const result = schema.safeParse(body);
  if (result.success) return [];
  return result.error.issues.map((issue) => {
    const path = issue.path.map(String).join('.');
    return { path: [nameOf(path)], message: messageOf(path, issue.message) };
  });
}

/** The answer of a schema that has found these problems in the values of a form. */
export const checked = <Values>(data: Values, issues: readonly Problem[]) =>
  issues.length === 0 ? { success: true, data } : { success: false, error: { issues } };
