// A site's history → what is found out about its devices, its pumps' baselines and its losses.
import type { Finding } from './finding.ts'
import type { SiteHistory } from './history.ts'
import { leaksOf } from './leaks.ts'
import { pricesOf } from './prices.ts'
import { type PumpReport, pumpsOf } from './pumps.ts'
import { stuckSensorsOf } from './sensors.ts'
import { type SiteShift, siteShiftOf } from './shift.ts'

export type SiteReport = {
  readonly findings: readonly Finding[]
  readonly pumps: readonly Omit<PumpReport, 'findings'>[]
  readonly shift: SiteShift | null
}

export const inspectSite = (history: SiteHistory): SiteReport => {
  const prices = pricesOf(history)
  const leaks = leaksOf(history, prices).flatMap(({ finding }) => (finding === null ? [] : [finding]))
  const pumps = pumpsOf(history, prices)
  return {
    findings: [...leaks, ...pumps.flatMap(({ findings }) => findings), ...stuckSensorsOf(history)],
    pumps: pumps.map(({ findings: _, ...pump }) => pump),
    shift: siteShiftOf(history),
  }
}
