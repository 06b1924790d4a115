import type { Alignment } from './alignment.ts'
import type { Availability, Defect, Outage, SiteEnd, Stretch } from './evidence.ts'

// Outages against the changes of the publisher's record, as the journal dated them; availability against the outages.

const FIVE_MIN_MS = 300_000
/** Share of a figure by which two computations of it may differ. */
const RELATIVE = 1e-6

/**
 * Each change to off begins an outage, the next change ends it. One that a fast clock began after its end begins there.
 */
export const judgeOutages = ({ site, outages }: SiteEnd, alignments: ReadonlyMap<string, Alignment>): Defect[] => {
  const byDevice = Map.groupBy(outages, ({ device }) => device)
  const devices = new Set([...alignments.keys(), ...byDevice.keys()])
  return [...devices].flatMap((device): Defect[] => {
    const expected = outagesOf(device, alignments.get(device))
    if (expected === null) return []
    // they come newest first; those that begin at the same instant stay in order
    const found = (byDevice.get(device) ?? []).toReversed().sort((one, other) => one.from - other.from)
    const wrong = (text: string): Defect[] => [{ kind: 'outage', says: `outages of ${site}/${device}: ${text}` }]
    if (found.length !== expected.length) return wrong(`${found.length}, and there were ${expected.length}`)
    const place = expected.findIndex((one, index) => !isSame(one, found[index]))
    return place < 0 ? [] : wrong(`${describe(found[place])}, and it was ${describe(expected[place])}`)
  })
}

/** null: a change is not in the journal, so that nothing is to be expected of the outages */
const outagesOf = (device: string, alignment: Alignment | undefined): Outage[] | null => {
  const outages: Outage[] = []
  for (const { entry } of alignment?.changes ?? []) {
    if (entry?.power == null) return null
    const { state, instant } = entry.power
    const open = outages.at(-1)
    if (state === 'off') outages.push({ device, from: instant, to: null })
    else if (open !== undefined)
      outages[outages.length - 1] = { device, from: Math.min(open.from, instant), to: instant }
  }
  return outages.sort((one, other) => one.from - other.from)
}

const isSame = (one: Outage, other: Outage | undefined): boolean => one.from === other?.from && one.to === other.to

/** The share of time with power follows from the outages, between the first reading and the watermark. */
export const judgeFigures = ({ site, outages, figures, readings }: SiteEnd): Defect[] => {
  const wrong = (text: string): Defect[] => [{ kind: 'figure', says: `figures of ${site}: ${text}` }]
  const { watermark, until } = figures
  if (watermark === null || watermark < readings.lastAcked || watermark > readings.lastSent)
    return wrong(`watermark ${iso(watermark)}, and the last reading is of ${iso(readings.lastAcked)}`)
  if (until !== Math.floor(watermark / FIVE_MIN_MS) * FIVE_MIN_MS)
    return wrong(`until ${iso(until)} with a watermark of ${iso(watermark)}`)
  const stretch = { from: Math.min(until, readings.first), to: until }
  const byDevice = Map.groupBy(outages, ({ device }) => device)
  const expected = figures.availability.map(({ device }) => availabilityOf(device, byDevice.get(device) ?? [], stretch))
  const place = expected.findIndex((one, index) => !isSameShare(one, figures.availability[index]))
  if (place >= 0) {
    const [is, should] = [figures.availability[place], expected[place]]
    return wrong(`${is?.device} ${JSON.stringify(is)}, and its outages make ${JSON.stringify(should)}`)
  }
  const shares = expected.flatMap(({ powerPct }) => powerPct ?? [])
  const mean = shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length
  return isNear(mean, figures.powerPct) ? [] : wrong(`availability ${figures.powerPct} %, and it is ${mean} %`)
}

const availabilityOf = (device: string, outages: readonly Outage[], { from, to }: Stretch): Availability => {
  const touching = outages.filter((outage) => outage.from < to && (outage.to === null || outage.to > from))
  const offMs = touching.reduce(
    (sum, outage) => sum + Math.max(0, Math.min(outage.to ?? to, to) - Math.max(outage.from, from)),
    0,
  )
  return { device, outages: touching.length, offMs, powerPct: to > from ? 100 * (1 - offMs / (to - from)) : null }
}

const isSameShare = (one: Availability, other: Availability | undefined): boolean =>
  other !== undefined &&
  one.outages === other.outages &&
  Math.abs(one.offMs - other.offMs) <= 1 &&
  isNear(one.powerPct, other.powerPct)

const isNear = (one: number | null, other: number | null): boolean =>
  one === null || other === null ? one === other : Math.abs(one - other) <= RELATIVE * Math.max(1, Math.abs(one))

const describe = (one: Outage | undefined): string =>
  one === undefined ? 'none' : `${iso(one.from)} to ${one.to === null ? 'now' : iso(one.to)}`
const iso = (ms: number | null): string => (ms === null ? 'none' : new Date(ms).toISOString().slice(11, 23))
