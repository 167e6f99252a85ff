/** Props of a styled link of the store. The router's link knows only pages of the store; one to another site is plain. */
export const leadingTo = (link: string): { readonly to: string } =>
  link.startsWith('/') ? { to: link } : ({ as: 'a', href: link } as unknown as { readonly to: string });
