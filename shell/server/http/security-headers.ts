/** Browser features that no page of the store uses; denied, so that an injected script cannot use them either. */
const unused = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'usb'],
];

/**
 * Headers of every response except files; the content security policy is sent with each page. Over https, HSTS for a year, without
 * subdomains: the store does not know what runs on them.
 */
export function securityHeaders(publicOrigin: string): Readonly<Record<string, string>> {
  return {
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The payment page opens in the same window, so no other window needs a reference to this one.
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
    ...(publicOrigin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
