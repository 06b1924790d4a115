/** Nearer to the plan than this share of it is as planned. */
const CLOSE = 0.02

/** Whether what the day costs so far is as planned. */
export const isOnPlan = (cost: number, { byNow }: { readonly byNow: number }): boolean =>
  Math.abs(cost - byNow) < CLOSE * Math.max(1, byNow)
