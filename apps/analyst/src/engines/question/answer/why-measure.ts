// In: a question why a measure is as it is, and what was read. Out: what is known of it, what was found, alarms, cuts and pumps at rest, there and upstream; or that the cause is not known.
import { METRICS, type MetricId } from '@vigie/contracts/entities'
import type { FindingKind } from '@vigie/contracts/rest/analyst'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { capital } from './capital.ts'
import { cutsOf } from './cuts-of.ts'
import { alarmTable } from './happened.ts'
import type { MeasureRead } from './judged.ts'
import { alarmsOf, type Beside, citedWords, type Lasting, lastingIn, listed, unseenWords } from './lasting.ts'
import { createLedger, type Ledger, metricForm } from './ledger.ts'
import { metricName, moment } from './measured.ts'
import { namedWords } from './named.ts'
import type { Nights } from './nights.ts'
import type { Bodies } from './reads.ts'
import { stuckWords } from './stuck.ts'
import { upstreamOf } from './upstream.ts'
import { usualOf } from './usual.ts'
import { deviceName, thingOf } from './words.ts'

type Call = CallOf<'latest'>
type Read = MeasureRead & { readonly outages: Bodies['outages']; readonly nights: Nights }
/** What was found and the alarms are read after the readings. */
const AT = { findings: 1, open: 2, earlier: 2 }
/** So many measures are told one by one; of more both ends are. */
const FEW = 3

export const tellWhyMeasure = (call: Call, read: Read, facts: Facts): Told => {
  const ledger = createLedger()
  const { metric } = call
  const rows = read.latest.readings.flatMap(([device, of, at, value], index) =>
    of === metric && (call.of === 'site' || call.of.includes(device))
      ? [{ device, at, value, place: `0/readings/${index}/3` }]
      : [],
  )
  const [first, ...others] = rows
  if (first === undefined) return unknown('Je ne sais pas : rien de tel n’a encore été mesuré.')
  const where = placesOf(call, facts)
  const beside: Beside = { open: read.alarms, earlier: NONE, findings: read.findings, at: AT }
  const now = { from: facts.now, to: facts.now + 1 }
  const own = lastingIn(beside, now, where.isOwn).through
  const above = lastingIn(beside, now, where.isAbove).through
  const cited = [...own, ...above].filter((one) => bearsOn(one, metric, call.of !== 'site' && own.includes(one)))
  const left = (of: readonly Lasting[]) => of.filter((one) => !cited.includes(one))
  const rest = restWords(read, metric, where, facts, ledger)
  const isKnown = own.length + above.length + rest.known.length > 0
  const say = (row: (typeof rows)[number]) =>
    ledger.say({ value: row.value, from: [row.place], how: 'read' }, ...metricForm(metric))
  const name = capital(metricName(metric))
  const nameOf = (id: string) => {
    const device = deviceName(id, facts)
    return device.startsWith(name) ? device : `${name} – ${device}`
  }
  const isStuck = (id: string) =>
    cited.some(({ found, device }) => device === id && found?.finding.kind === 'stuck-sensor')
  const ordered = rows.toSorted((a, b) => a.value - b.value)
  const [low = first, high = first] = [ordered[0], ordered.at(-1)]
  const alarms = alarmsOf({ began: [], ended: [], through: [...own, ...above] })
  return {
    sentences: [
      ...citedWords(cited, read.nights, facts, ledger),
      ...(rows.length > FEW
        ? [
            `${name} : de ${say(low)} – ${deviceName(low.device, facts)} à ${say(high)} – ${deviceName(high.device, facts)}.`,
          ]
        : rows.map((row) => `${nameOf(row.device)} : ${say(row)} (mesuré le ${moment(row.at, facts)}).`)),
      ...(others.length === 0 ? usualOf(first.device, metric, read, facts, ledger) : []),
      ...rows
        .filter(({ device }) => rows.length <= FEW && !isStuck(device))
        .flatMap((row) => stuckWords(row.device, metric, read.findings, facts, row.at + 1)),
      ...listed('En cours', left(own), facts, ledger),
      ...listed('En cours, en amont', left(above), facts, ledger),
      ...rest.known,
      ...unseenWords(beside),
      isKnown
        ? 'Ce sont les faits connus ; ils ne prouvent pas la cause.'
        : `La cause n’est pas connue : ni constat, ni alarme active, ni coupure aujourd’hui${call.of === 'site' ? ' sur le site' : ', ici comme en amont'}.`,
    ],
    table: alarmTable(alarms, facts, { toDo: true }),
    chart: null,
    noted: ledger.noted(),
    main: others.length === 0 ? first.value : null,
    known: true,
  }
}
const NONE: Bodies['alarms'] = { alarms: [], next: null }

/** The things that are measured, and what sends water to them; of the site everything. */
const placesOf = ({ of }: Call, facts: Facts) => {
  if (of === 'site') return { isOwn: () => true, isAbove: () => false }
  const things = new Set(of.map((id) => thingOf(id, facts)))
  return { isOwn: (device: string) => things.has(thingOf(device, facts)), isAbove: upstreamOf(of, facts) }
}

/** Everything found on the thing itself; elsewhere what bears on water that flows, or names the metric. */
const bearsOn = ({ found }: Lasting, metric: MetricId, isOwn: boolean): boolean => {
  if (found === null) return false
  if (isOwn || found.finding.moved.some((one) => one.metric === metric)) return true
  return HYDRAULIC.has(METRICS[metric].unit) && OF_WATER.has(found.finding.kind)
}
const HYDRAULIC: ReadonlySet<string> = new Set(['bar', 'm³/h'])
const OF_WATER: ReadonlySet<FindingKind> = new Set<FindingKind>(['leak', 'clogged-filter', 'efficiency-drift'])

/** What has no power, what was cut today, and of water that flows which pumps stand. */
const restWords = (
  { latest, outages, series, kpis }: Read,
  metric: MetricId,
  { isOwn, isAbove }: ReturnType<typeof placesOf>,
  facts: Facts,
  ledger: Ledger,
): { readonly known: readonly string[] } => {
  const isOfIt = (device: string) => isOwn(device) || isAbove(device)
  const off = latest.statuses.flatMap(({ device, powered }, index) =>
    powered === false && isOfIt(device) ? [{ device, at: `0/statuses/${index}/powered` }] : [],
  )
  const still = latest.readings.flatMap(([device, of, , value], index) =>
    HYDRAULIC.has(METRICS[metric].unit) && of === 'running' && value < RUNS && isOfIt(device)
      ? [{ device, at: `0/readings/${index}/3` }]
      : [],
  )
  // cuts are read last, behind what is usual of a single device
  const at = series === null && kpis === null ? AT.open + 1 : AT.open + 2
  const cuts = outages.outages.map(({ device }, index) => ({ device, at: `cut${at}:${index}` }))
  return {
    known: [
      ...(off.length === 0 ? [] : [`Hors tension${namedWords(off, facts, ledger)}.`]),
      ...(still.length === 0 ? [] : [`À l’arrêt${namedWords(still, facts, ledger)}.`]),
      ...cutsOf(
        'Aujourd’hui',
        cuts.filter(({ device }) => isOwn(device)),
        facts,
        ledger,
      ),
      ...cutsOf(
        'Aujourd’hui, en amont',
        cuts.filter(({ device }) => isAbove(device)),
        facts,
        ledger,
      ),
    ],
  }
}
/** A pump that runs says 1. */
const RUNS = 0.5
