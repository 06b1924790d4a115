import type { Device, MetricId, Site } from '@vigie/contracts/entities'

/** One hour of a series: mean of a gauge, increment of a counter, time share of a state, from `at` on (epoch ms). */
export type Hour = { readonly at: number; readonly value: number; readonly min: number; readonly max: number }

/** What a site measured, hour by hour; an hour without data is absent. */
export type SiteHistory = {
  readonly site: Pick<Site, 'slug' | 'timeZone' | 'currency' | 'tariff'>
  readonly devices: readonly Device[]
  /** by device, by metric, oldest first */
  readonly series: ReadonlyMap<string, ReadonlyMap<MetricId, readonly Hour[]>>
  readonly until: number
  /** by consumer, since when its nights are out of the ordinary by the rule of the upstream's alarm; absent: not asked */
  readonly leaksSince?: ReadonlyMap<string, number>
}

export const hoursOf = ({ series }: SiteHistory, device: string, metric: MetricId): readonly Hour[] =>
  series.get(device)?.get(metric) ?? []

/** Local calendar of a site: the day and the hour of the day of an instant. */
export type LocalClock = (at: number) => { readonly day: string; readonly hour: number; readonly month: number }

export const createClock = (timeZone: string): LocalClock => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  const known = new Map<number, ReturnType<LocalClock>>()
  return (at) => {
    const hourAt = Math.floor(at / HOUR_MS)
    const before = known.get(hourAt)
    if (before !== undefined) return before
    const parts = new Map(format.formatToParts(hourAt * HOUR_MS).map(({ type, value }) => [type, value]))
    const local = {
      day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
      hour: Number(parts.get('hour')),
      month: Number(parts.get('month')),
    }
    known.set(hourAt, local)
    return local
  }
}

export const HOUR_MS = 3_600_000

/** Hours by local day, in order. */
export const byDay = <T extends { readonly at: number }>(
  hours: readonly T[],
  clock: LocalClock,
): readonly { readonly day: string; readonly at: number; readonly hours: readonly T[] }[] => {
  const days = new Map<string, T[]>()
  for (const hour of hours) {
    const { day } = clock(hour.at)
    const sofar = days.get(day)
    if (sofar === undefined) days.set(day, [hour])
    else sofar.push(hour)
  }
  return [...days].map(([day, own]) => ({ day, at: own[0]?.at ?? 0, hours: own }))
}
