/** Maximum bytes of a body; the API and the proxy in front of it refuse more with PAYLOAD_TOO_LARGE. */
export const bodyLimits = {
  call: 262_144,
  /** For the payment provider's events. */
  event: 1_048_576,
} as const;
