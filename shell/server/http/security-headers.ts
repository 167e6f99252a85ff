/** Features of browsers that no page of the store uses, so that no script that gets into one can. */
const unused = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'usb'],
];

/**
 * What every answer but a file says to browsers; the policy of its content comes with each page. Over https they are told to
 * come back over https for a year. Subdomains are not bound: the store does not know what else is there.
 */
export function securityHeaders(publicOrigin: string): Readonly<Record<string, string>> {
  return {
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The payment page replaces the store's in the same window, so no other window needs a handle on it.
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
    ...(publicOrigin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
