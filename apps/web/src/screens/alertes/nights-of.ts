import type { Alarm, KpiBody, NightKpi } from '@vigie/contracts/entities'

/** The nights that an alarm is about: what its device drew around the moment of its alarm says nothing. null: it is about no nights. */
export const nightsOf = (
  { condition, device }: Pick<Alarm, 'condition' | 'device'>,
  figures: Pick<KpiBody, 'consumptions'> | undefined,
): NightKpi | null => {
  if (condition !== 'night-flow') return null
  const night = figures?.consumptions.find((one) => one.device === device)?.night ?? null
  return night === null || night.recentM3h.length === 0 ? null : night
}
