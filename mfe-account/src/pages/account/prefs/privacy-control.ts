/** Whether this browser sends Global Privacy Control: it is opted out of marketing already. */
export function asksForPrivacy(): boolean {
  return (navigator as { readonly globalPrivacyControl?: unknown }).globalPrivacyControl === true;
}
