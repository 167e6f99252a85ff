import { paths } from '@ritual/shared/paths';

/** Browser features that no page of the shop uses; denied, so that an injected script cannot use them either. */
const unused = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'usb'],
];

const policy = (features: readonly string[]) => features.map((feature) => `${feature}=()`).join(', ');
/** Tracking numbers are read by camera where parcels are packed, and nowhere else. */
const ofAdmin = `camera=(self), ${policy(unused.filter((feature) => feature !== 'camera'))}`;
const ofShop = policy(unused);

/**
 * Headers of every response except files, by its address; the content security policy is sent with each page. Over https, HSTS for a year,
 * without subdomains: the store does not know what runs on them.
 */
export function securityHeaders(publicOrigin: string): (url: string) => Readonly<Record<string, string>> {
  const headers = {
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The payment page opens in the same window, so no other window needs a reference to this one.
    'cross-origin-opener-policy': 'same-origin',
    ...(publicOrigin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
  const admin = paths.admin.to();
  return (url) => ({
    ...headers,
    'permissions-policy': url === admin || url.startsWith(`${admin}/`) ? ofAdmin : ofShop,
  });
}
