import { expect, test } from '../fixtures/test.ts';

for (const [path, words] of [
  ['/', ['Elevate', 'Latest Drops', 'UP TO 50% OFF']],
  ['/collections/woman', ["Women's Collection", 'Load More', '/product/']],
  ['/product/101', ['Ascend High-Rise Legging', '$98.00', 'Add to Cart', 'application/ld+json']],
] as const) {
  test(`${path} has its content in the HTML, and no inline script`, async ({ request }) => {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(answer.status()).toBe(200);
    for (const word of words) expect(html.replaceAll('&#x27;', "'")).toContain(word);
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map((match) => match[1] ?? '');
    expect(inline.filter((attributes) => !/type="application\/(ld\+)?json"/.test(attributes))).toEqual([]);
    expect(answer.headers()['content-security-policy']).not.toContain('unsafe');
  });
}
