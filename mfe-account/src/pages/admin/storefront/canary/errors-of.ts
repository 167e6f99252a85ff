import type { StorefrontCanary } from '@ritual/shared/contract';

/** Page views of an arm, one for each visitor, and those of them that failed or were not alive in time. */
export const errorsOf = ({ errorsOverTime }: StorefrontCanary, arm: 'canary' | 'control') =>
  errorsOverTime.reduce(
    (sum, point) => ({ views: sum.views + point[arm].views, errors: sum.errors + point[arm].errors }),
    { views: 0, errors: 0 },
  );
