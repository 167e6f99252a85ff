/** Hashes of the scripts that this page may load, by URL without query. */
const expected = new Map<string, string>();

export function expectIntegrity(url: string, integrity: string): void {
  expected.set(withoutQuery(url), integrity);
}

export function integrityOf(url: string): string | undefined {
  return expected.get(withoutQuery(url));
}

function withoutQuery(url: string): string {
  return new URL(url, document.baseURI).pathname;
}
