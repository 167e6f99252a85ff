/** Days that the overview can cover. */
export const trafficPeriods = [7, 30, 90] as const;
export type TrafficPeriod = (typeof trafficPeriods)[number];
