import type { Figure, KpiBody, Outage } from '@vigie/contracts/entities'
import type { Database } from '../store/tables.ts'
import { NO_FIGURE } from './figures.ts'
import type { Period, Stretch } from './period.ts'

type Availability = KpiBody['availability'][number]

/** Power cuts that touch a stretch, newest first. `to` null: still off. */
export const readOutages = async (db: Database, site: string, { from, to }: Stretch): Promise<Outage[]> => {
  const rows = await db
    .selectFrom('alarms')
    .select(['device', 'raised_at', 'cleared_at'])
    .where('site', '=', site)
    .where('condition', '=', 'power-off')
    .where('raised_at', '<', to)
    .where((where) => where.or([where('cleared_at', 'is', null), where('cleared_at', '>', from)]))
    .orderBy('raised_at', 'desc')
    .execute()
  return rows.map(({ device, raised_at, cleared_at }) => ({ device, from: raised_at, to: cleared_at }))
}

/** Share of the period each device that ever told of its power had it, with its cuts. */
export const readAvailability = async (
  db: Database,
  site: string,
  period: Period,
  first: number | null,
): Promise<{ availability: Availability[]; powerPct: Figure; alarmsRaised: Figure }> => {
  const heard = await db
    .selectFrom('device_status')
    .select('device')
    .where('site', '=', site)
    .where('powered', 'is not', null)
    .orderBy('device')
    .execute()
  const current = sinceFirst(period.current, first)
  const previous = sinceFirst(period.previous, first)
  const now = await readOutages(db, site, current)
  const before = await readOutages(db, site, previous)
  const availability = heard.map(({ device }): Availability => {
    const own = now.filter((outage) => outage.device === device)
    const offMs = offTime(own, current)
    return {
      device,
      powerPct: {
        value: onShare(offMs, current),
        previous: onShare(
          offTime(
            before.filter((outage) => outage.device === device),
            previous,
          ),
          previous,
        ),
        completenessPct: null,
      },
      outages: own.length,
      offMs,
    }
  })
  return {
    availability,
    powerPct: meanOf(availability.map(({ powerPct }) => powerPct)),
    alarmsRaised: {
      value: raisedIn(now, current),
      previous: raisedIn(before, previous),
      completenessPct: null,
    },
  }
}

const sinceFirst = ({ from, to }: Stretch, first: number | null): Stretch => ({
  from: Math.min(to, Math.max(from, first ?? to)),
  to,
})

const lengthOf = ({ from, to }: Stretch): number => to - from

/** Time off within the stretch, ms; cuts of one device never overlap. */
export const offTime = (outages: readonly Outage[], stretch: Stretch): number =>
  outages.reduce(
    (sum, { from, to }) => sum + Math.max(0, Math.min(to ?? stretch.to, stretch.to) - Math.max(from, stretch.from)),
    0,
  )

const onShare = (offMs: number, stretch: Stretch): number | null =>
  lengthOf(stretch) > 0 ? 100 * (1 - offMs / lengthOf(stretch)) : null

const raisedIn = (outages: readonly Outage[], { from, to }: Stretch): number =>
  outages.filter((outage) => outage.from >= from && outage.from < to).length

const meanOf = (figures: readonly Figure[]): Figure => {
  if (figures.length === 0) return NO_FIGURE
  const side = (key: 'value' | 'previous'): number | null => {
    const values = figures.flatMap((figure) => figure[key] ?? [])
    return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null
  }
  return { value: side('value'), previous: side('previous'), completenessPct: null }
}
