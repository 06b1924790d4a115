import { type Alignment, type Circumstances, mayBeMissing } from './alignment.ts'
import type { Defect, Presence, Report, Shown, ShownStatus, SiteEnd } from './evidence.ts'

/** What must be shown of a device. */
type Truth = {
  readonly powered: boolean | null
  /** null: not known from outside, since the record itself is in doubt */
  readonly poweredAt: number | null
  /** the values that are right; more than one where a report may be missing */
  readonly online: ReadonlySet<boolean | null>
}

/** Whoever shows the site at the end shows of each device what it said last, and the alarms that follow from it. */
export const judgeShown = (
  { site, shown }: SiteEnd,
  alignments: ReadonlyMap<string, Alignment>,
  presences: readonly Presence[],
  circumstances: Circumstances,
): Defect[] => {
  const byDevice = Map.groupBy(presences, ({ device }) => device)
  const truths = [...alignments].map(
    ([device, alignment]) => [device, truthOf(alignment, byDevice.get(device) ?? [], circumstances)] as const,
  )
  return shown.flatMap((one) =>
    truths.flatMap(([device, truth]) => [
      ...judgeStatus(`${site}/${device}`, one, one.statuses.get(device), truth),
      ...judgeAlarm(`${site}/${device}`, one, one.alarms.has(device), truth),
    ]),
  )
}

const truthOf = (
  { effective, changes }: Alignment,
  presences: readonly Presence[],
  circumstances: Circumstances,
): Truth => {
  const last = effective.at(-1)
  const change = changes.at(-1)
  const first = effective[0]
  const since = change === undefined ? first?.ts : change.entry?.power?.instant
  return { powered: stateOf(effective, last), poweredAt: since ?? null, online: onlineOf(presences, circumstances) }
}

/** The state after the last report that was not a repetition, to the letter, of one before it. */
const stateOf = (reports: readonly Report[], last: Report | undefined): boolean | null => {
  if (last === undefined) return null
  const seen = new Set<string>()
  let state: Report['state'] | null = null
  for (const report of reports) {
    const key = `${report.ts} ${report.state}`
    if (!seen.has(key)) state = report.state
    seen.add(key)
  }
  return state === null ? null : state === 'on'
}

/** Presence has no entries: after one that may be missing, it and what stood before it are both right. */
const onlineOf = (presences: readonly Presence[], circumstances: Circumstances): Truth['online'] => {
  const right = new Set<boolean | null>()
  for (const presence of presences.toReversed()) {
    right.add(presence.online)
    if (!mayBeMissing(presence, circumstances)) return right
  }
  return right.add(null)
}

const judgeStatus = (device: string, { by }: Shown, status: ShownStatus | undefined, truth: Truth): Defect[] => {
  const wrong = (what: string): Defect[] => [{ kind: 'status', says: `${by} shows ${device} as ${what}` }]
  if (status === undefined) return wrong(`unknown, and it is ${say(truth.powered)}`)
  if (status.powered !== truth.powered) return wrong(`${say(status.powered)}, and it is ${say(truth.powered)}`)
  if (truth.poweredAt !== null && status.poweredAt !== truth.poweredAt)
    return wrong(`${say(status.powered)} since ${iso(status.poweredAt)}, and it is since ${iso(truth.poweredAt)}`)
  if (!truth.online.has(status.online)) return wrong(`online: ${status.online}, and it is ${[...truth.online]}`)
  return []
}

const judgeAlarm = (device: string, { by }: Shown, hasAlarm: boolean, { powered }: Truth): Defect[] => {
  if (hasAlarm === (powered === false)) return []
  return [{ kind: 'alarm', says: `${by} shows ${hasAlarm ? 'an' : 'no'} alarm of ${device}, which is ${say(powered)}` }]
}

const say = (powered: boolean | null): string => (powered === null ? 'unknown' : powered ? 'on' : 'off')
const iso = (ms: number | null): string => (ms === null ? 'never' : new Date(ms).toISOString().slice(11, 23))
