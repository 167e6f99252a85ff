/** '3 days', '24 hours', '1 hour' */
export function duration(seconds: number): string {
  const hours = seconds / 3600;
  if (hours > 24) return `${hours / 24} days`;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
