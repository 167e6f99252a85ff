/** Days that the overview looks back. */
export const trafficPeriods = [7, 30, 90] as const;
export type TrafficPeriod = (typeof trafficPeriods)[number];
