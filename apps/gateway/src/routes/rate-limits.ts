/** At most `max` calls a minute, counted per person; per address where nobody is signed in. */
export const perPerson = (max: number) => ({
  max,
  timeWindow: 60_000,
  keyGenerator: (request: { principal: { uid: string } | null; ip: string }) => request.principal?.uid ?? request.ip,
})
