import { availabilityOf, partSince, type Watched } from '../power/availability.ts'
import { countAlarmsRaised } from '../store/alarms.ts'
import { readOutages } from '../store/outages.ts'
import { readPowerReporters } from '../store/status.ts'
import type { Database } from '../store/tables.ts'
import type { Stretch } from '../time.ts'
import type { Period } from './period.ts'

/** Power availability over the part of both stretches that has data, and the alarms raised in them. */
export const serviceOf = async (
  db: Database,
  site: string,
  { current, previous }: Period,
  since: (stretch: Stretch) => Stretch,
) => {
  const watch = async (stretch: Stretch): Promise<Watched> => ({
    stretch,
    outages: await readOutages(db, site, stretch),
  })
  const now = await watch(since(current))
  const before = await watch(since(previous))
  const known = {
    completenessPct: shareOf(now.stretch, current),
    previousCompletenessPct: shareOf(before.stretch, previous),
  }
  const reporters = await readPowerReporters(db, site)
  const sinceOf = new Map(reporters.map(({ device, since }) => [device, since]))
  const { availability, powerPct } = availabilityOf(reporters, now, before)
  const knownOf = (device: string) => ({
    completenessPct: shareOf(partSince(sinceOf.get(device) ?? null, now.stretch), current),
    previousCompletenessPct: shareOf(partSince(sinceOf.get(device) ?? null, before.stretch), previous),
  })
  return {
    availability: availability.map((one) => ({ ...one, powerPct: { ...one.powerPct, ...knownOf(one.device) } })),
    powerPct: { ...powerPct, ...known },
    alarmsRaised: {
      value: await countAlarmsRaised(db, site, now.stretch),
      // where nothing is known there were not none
      previous: isEmpty(before.stretch) ? null : await countAlarmsRaised(db, site, before.stretch),
      ...known,
    },
  }
}

const isEmpty = ({ from, to }: Stretch): boolean => to <= from

/** How much of a stretch a part of it is, %. */
const shareOf = (part: Stretch, { from, to }: Stretch): number | null =>
  to > from ? (100 * (part.to - part.from)) / (to - from) : null
