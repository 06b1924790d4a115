import type { Finding } from '@vigie/contracts/rest/analyst'

/** A leak of a sector that lasts, without an amount. */
export const findingOf = (given: Partial<Finding> & Pick<Finding, 'id'>): Finding => ({
  kind: 'leak',
  device: 'secteur-1',
  since: 0,
  provedAt: 0,
  endedAt: null,
  unit: 'm³/h',
  usual: 0.2,
  present: 2,
  moved: [],
  volumeM3: null,
  energyKwh: null,
  cost: null,
  evidence: [],
  feedback: null,
  ...given,
})
