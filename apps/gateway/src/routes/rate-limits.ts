/** So many calls in a minute: per person, not per address. */
export const perPerson = (max: number) => ({
  max,
  timeWindow: 60_000,
  keyGenerator: (request: { principal: { uid: string } | null; ip: string }) => request.principal?.uid ?? request.ip,
})
