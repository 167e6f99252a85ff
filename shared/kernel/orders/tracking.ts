/** Carriers with a public tracking page. */
export const carriers = ['UPS', 'USPS', 'FedEx', 'DHL'] as const;

const pages: readonly (readonly [carrier: string, address: string])[] = [
  ['ups', 'https://www.ups.com/track?tracknum='],
  ['usps', 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
  ['fedex', 'https://www.fedex.com/fedextrack/?trknbr='],
  ['dhl', 'https://www.dhl.com/us-en/home/tracking.html?tracking-id='],
];

/** The carrier's tracking page of a parcel; null for an unknown carrier. Numbers are often typed with spaces. */
export function trackingUrl(carrier: string, trackingNumber: string): string | null {
  const name = carrier.trim().toLowerCase();
  const page = pages.find(([known]) => known === name);
  const number = trackingNumber.replace(/\s/g, '');
  return page && number !== '' ? page[1] + encodeURIComponent(number) : null;
}
