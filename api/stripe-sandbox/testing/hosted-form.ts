/** Fills and sends the hosted page's form as a browser does, following redirects up to the store's door. */
export interface FormAnswer {
  /** Set when the form redirected to the store. */
  leftFor: string | undefined;
  /** The page that was shown last. */
  page: string;
  url: string;
}

async function follow(response: Response, base: string): Promise<FormAnswer> {
  const location = response.headers.get('location');
  if (location === null) return { leftFor: undefined, page: await response.text(), url: response.url };
  const target = new URL(location, response.url);
  if (target.origin !== new URL(base).origin) return { leftFor: target.href, page: '', url: response.url };
  return follow(await fetch(target, { redirect: 'manual' }), base);
}

export async function submit(url: string, fields: Record<string, string>): Promise<FormAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return follow(response, url);
}

export function payWith(
  url: string,
  card: string,
  changes: Record<string, string> = {},
): Promise<FormAnswer> {
  return submit(url, {
    email: 'maya@example.com',
    cardNumber: card,
    cardExpiry: `12 / ${(new Date().getFullYear() + 1) % 100}`,
    cardCvc: '123',
    billingName: 'Maya Collins',
    billingPostalCode: '02108',
    ...changes,
  });
}
