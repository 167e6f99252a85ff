/** Links to pay that were told to this page, by order: they are told once, and gone when the page is loaded anew. */
const told = new Map<string, string>();

export function rememberLink(orderId: string, link: string): void {
  told.set(orderId, link);
}

export const linkToldOf = (orderId: string): string | null => told.get(orderId) ?? null;
