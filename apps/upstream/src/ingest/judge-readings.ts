import type { AlarmFact } from '../alarms/condition.ts'
import { PAST_MS } from '../alarms/engine.ts'
import { type DeviceSettings, followsTank, mayRaise } from '../alarms/settings.ts'
import { AGREES_MS, PRESENT_MS } from '../clock.ts'
import type { Directory, KnownDevice } from '../directory/directory.ts'
import { FIVE_MIN_MS } from '../series/buckets.ts'
import type { Incoming } from '../series/plan.ts'
import type { Point } from '../series/weave.ts'
import { type Stored, watchSeries } from '../store/readings.ts'
import type { SiteEntries } from '../store/record.ts'
import type { Tx } from '../store/tables.ts'
import { readValuesAt } from '../store/values-at.ts'
import { hoursLeftOf, volumeOf } from '../tank.ts'
import { HOUR_MS } from '../time.ts'
import { moveAlarms } from '../watch/move.ts'

/** With what readings are judged. */
export type JudgeReadingsOptions = {
  readonly directory: Pick<Directory, 'device'>
  readonly settingsOf: (site: string, device: string) => DeviceSettings
  readonly nowMs: number
  readonly sender: string | null
}

type ValueRead = AlarmFact<'value.read'>

/** A reading by which alarms are judged. */
type Judged = { readonly seriesId: number; readonly reading: Point }

/** A device of which something was read that its alarms may depend on. */
type Concerned = { readonly known: KnownDevice; readonly facts: AlarmFact[]; isWatched: boolean; mayRaise: boolean }

/**
 * Moves the alarms of devices by readings that were just stored, in the same transaction. Only what came after the
 * latest of its series counts, and nothing that was over long before it was heard: late data alarms nobody. A latest
 * that lies in our future was told by a clock that was ahead: against it a reading of our present counts all the same.
 * A fact is of our present at the latest. Where no reading is beyond a limit and no alarm depends on one, nothing is
 * read or written.
 */
export const judgeReadings = async (
  tx: Tx,
  incoming: readonly Incoming<Point>[],
  stored: Pick<Stored<Point>, 'appended' | 'latest' | 'watched'>,
  options: JudgeReadingsOptions,
): Promise<readonly SiteEntries[]> => {
  const { nowMs, sender, settingsOf } = options
  const concerned = await concernedBy(tx, incoming, stored, options)
  const journal: SiteEntries[] = []
  for (const [site, own] of Map.groupBy(concerned, ({ known }) => known.device.site)) {
    const devices = own.map(({ known }) => known.device.id)
    const facts = own.flatMap((one) => one.facts).toSorted((a, b) => a.at - b.at)
    const moved = await moveAlarms(tx, { site, devices, settingsOf, nowMs, sender, fences: [] }, (book, statusOf) =>
      facts.flatMap((fact) => book.judge({ ...fact, powered: statusOf(fact.device)?.powered ?? null })),
    )
    if (moved === 'fenced') continue
    journal.push(...moved.journal)
    for (const { known, isWatched } of own) {
      const shouldWatch = moved.isWatched(known.device.id)
      if (shouldWatch !== isWatched)
        await watchSeries(
          tx,
          [...known.metrics.values()].map(({ id }) => id),
          shouldWatch,
        )
    }
  }
  return journal
}

const concernedBy = async (
  tx: Tx,
  incoming: readonly Incoming<Point>[],
  { appended, latest, watched }: Pick<Stored<Point>, 'appended' | 'latest' | 'watched'>,
  { directory, settingsOf, nowMs }: JudgeReadingsOptions,
): Promise<Concerned[]> => {
  const recent: readonly Judged[] = [
    ...appended.filter(({ reading }) => nowMs - reading.ts <= PAST_MS),
    ...ofThePresent(incoming, latest, nowMs),
  ]
  if (recent.length === 0) return []
  const specs = new Map(incoming.map(({ spec }) => [spec.id, spec]))
  const devices = new Map<KnownDevice, Concerned>()
  const tanks: { one: Concerned; reading: Judged }[] = []
  for (const reading of recent) {
    const spec = specs.get(reading.seriesId)
    const known = spec === undefined ? undefined : directory.device(spec.site, spec.device)
    if (spec === undefined || known === undefined) continue
    const { site, device, metric } = spec
    const one = devices.get(known) ?? { known, facts: [], isWatched: false, mayRaise: false }
    devices.set(known, one)
    const { ts, value } = reading.reading
    const fact: ValueRead = { type: 'value.read', device, at: Math.min(ts, nowMs), powered: null, metric, value }
    const settings = settingsOf(site, device)
    one.facts.push(fact)
    one.isWatched ||= watched.has(spec.id)
    one.mayRaise ||= mayRaise(settings, fact)
    if (followsTank(settings, metric) && beginsBucket(ts, latest.get(spec.id))) tanks.push({ one, reading })
  }
  for (const { one, fact } of await followTanks(tx, tanks, specs, nowMs)) {
    one.facts.push(fact)
    one.mayRaise = true
  }
  return [...devices.values()].filter((one) => one.isWatched || one.mayRaise)
}

/** Readings of our present before a latest that lies in our future. */
const ofThePresent = (
  incoming: readonly Incoming<Point>[],
  latest: ReadonlyMap<number, Point>,
  nowMs: number,
): readonly Judged[] =>
  incoming.flatMap(({ spec, points }) => {
    const last = latest.get(spec.id)
    if (last === undefined || last.ts <= nowMs + AGREES_MS) return []
    return points
      .filter(({ ts }) => ts < last.ts && Math.abs(ts - nowMs) < PRESENT_MS)
      .map((reading) => ({ seriesId: spec.id, reading }))
  })

/** A tank is followed once in five minutes: with the first reading of each. */
const beginsBucket = (ts: number, before: Point | undefined): boolean =>
  before === undefined || Math.floor(ts / FIVE_MIN_MS) > Math.floor(before.ts / FIVE_MIN_MS)

const followTanks = async (
  tx: Tx,
  tanks: readonly { readonly one: Concerned; readonly reading: Judged }[],
  specs: ReadonlyMap<number, Incoming<Point>['spec']>,
  nowMs: number,
): Promise<{ one: Concerned; fact: AlarmFact<'tank.followed'> }[]> => {
  const at = (ago: number) =>
    tanks.map(({ reading: { seriesId, reading } }) => ({ series: seriesId, ts: reading.ts - ago }))
  const levels = await readValuesAt(tx, [...at(0), ...at(HOUR_MS)])
  return tanks.flatMap(({ one, reading: { seriesId, reading } }, place) => {
    const metric = specs.get(seriesId)?.metric
    if (metric === undefined) return []
    const { device } = one.known
    const [now, before] = [levels[place], levels[tanks.length + place]].map((level) =>
      level == null ? null : volumeOf(device, metric, level),
    )
    const gained = now == null || before == null ? null : now - before
    const { toEmpty, toFull } = hoursLeftOf(now ?? null, device.capacityM3, gained)
    const left = { hoursToEmpty: toEmpty, hoursToFull: toFull }
    const at = Math.min(reading.ts, nowMs)
    const fact = { type: 'tank.followed', device: device.id, at, powered: null, metric, ...left } as const
    return [{ one, fact }]
  })
}
