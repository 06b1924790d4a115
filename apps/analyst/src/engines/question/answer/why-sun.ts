// In: a question why the sun gave, or had a share, as it did, and what was read. Out: what makes the share: what the sun gave, how much it shone, and what was bought; what panels had meanwhile.
import { FIGURES, type FigureId, isComparable, type KpiBody, type SeriesBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { againstWords, beforeWords } from './before-words.ts'
import { figureAt } from './figure-at.ts'
import { isAlike } from './gap.ts'
import { createLedger, type Found, figureForm, frenchNumber, type Ledger, metricForm } from './ledger.ts'
import { meanLight } from './mean-light.ts'
import { periodWords } from './period-words.ts'
import type { Bodies } from './reads.ts'
import { whyOther } from './why-against.ts'
import { caused, movedBy, stableVerdict, verdictOf } from './why-verdict.ts'
import { deviceName, noun } from './words.ts'

type Why = CallOf<'why'>
type Read = {
  readonly kpis: KpiBody
  /** what it is set against, as the body of this number */
  readonly other: KpiBody | undefined
  readonly read: number
  readonly alarms: Bodies['alarms']
  readonly outages: Bodies['outages']
  /** the sunshine of both times, and which bodies those are */
  readonly light: readonly { readonly body: SeriesBody; readonly at: number }[]
}
type Pair = readonly [now: Found, before: Found] | null

/** « 5 points de moins que le mois d’avant, surtout moins d’énergie solaire (−826 kWh). » */
export const tellWhySun = (call: Why, read: Read, facts: Facts): Told => {
  const ledger = createLedger()
  const { currency } = facts.site
  const { kpis } = read
  const found = figureAt(kpis, call.figure, 'site', undefined)
  const another = whyOther(call, read, facts, createLedger())
  const { now } = found
  const before = another === null ? found.before : another.before
  if (now === null) return unknown()
  const than =
    another?.words ??
    (call.against === 'year' ? againstWords('year', facts) : beforeWords(call.period, kpis.until < kpis.period.to))
  const form = figureForm(call.figure, currency)
  const name = `${FIGURES[call.figure].name}, tout le site (${periodWords(call.period, facts.today)})`
  const value = ledger.say(now, ...form)
  const both = (figure: FigureId): Pair => {
    const one = figureAt(kpis, figure, 'site', undefined)
    const then =
      another === null || read.other === undefined
        ? one.before
        : figureAt(read.other, figure, 'site', undefined, read.read).now
    return one.now === null || then === null ? null : [one.now, then]
  }
  const isKnown = before !== null && isComparable({ ...found, value: now.value, previous: before.value })
  const isStable = before !== null && isAlike(call.figure, now, before, currency)
  const verdict =
    another?.runs || !isKnown
      ? null
      : isStable
        ? stableVerdict(call)
        : verdictOf(call, { ...found, before }, another?.than ?? than, facts, ledger)
  const figure =
    before === null
      ? `${name} : ${value}. Rien à comparer ${another?.words ?? 'juste avant'}.`
      : `${name} : ${value}, contre ${ledger.say(before, ...form)} ${than}.`
  const isShare = call.figure === 'solarSharePct'
  const [solar, grid] = [both('solarKwh'), both('gridKwh')]
  return {
    sentences: [
      ...caused(null, verdict, figure),
      ...(another?.runs ? another.beside : []),
      ...(isShare ? energyLine('Énergie solaire', solar, facts, ledger) : []),
      ...lightLine(read.light, ledger),
      ...(isShare ? energyLine('Énergie achetée au réseau', grid, facts, ledger) : []),
      ...panelLines(read, facts, ledger),
      'Ces faits vont ensemble dans le temps ; ils ne prouvent pas la cause.',
    ],
    table: null,
    chart: null,
    noted: ledger.noted(),
    main: now.value,
    known: true,
  }
}

/** « Énergie solaire : 3 822 kWh, contre 4 648 kWh, 18 % de moins. » */
const energyLine = (name: string, pair: Pair, { site }: Facts, ledger: Ledger): readonly string[] => {
  if (pair === null) return []
  const [now, before] = pair
  const form = figureForm('energyKwh', site.currency)
  const moved = movedBy('energyKwh', now, before, ledger)
  return [
    `${name} : ${ledger.say(now, ...form)}, contre ${ledger.say(before, ...form)}${moved === null ? '' : `, ${moved}`}.`,
  ]
}

/** Sunshine that is nearer than this to what it was is as much. */
const ALIKE = 0.05

/** « Moins de soleil : 154 W/m² en moyenne, contre 188 W/m². »; nothing where too little of it was recorded. */
const lightLine = (light: Read['light'], ledger: Ledger): readonly string[] => {
  if (light.length === 0) return []
  const [now, before] = light.map(({ body, at }) => meanLight(body, at))
  if (now == null || before == null) return ['L’ensoleillement n’est pas assez mesuré pour être comparé.']
  const [unit] = metricForm('irradiance_wm2')
  const say = (found: Found) => ledger.say(found, unit, (value) => `${frenchNumber(value, 0)}\u00a0${unit}`)
  const way =
    now.value < before.value * (1 - ALIKE) ? 'Moins' : now.value > before.value * (1 + ALIKE) ? 'Plus' : 'Autant'
  return [`${way} de soleil : ${say(now)} en moyenne, nuits comprises, contre ${say(before)}.`]
}

/** What rang or was cut for less than this share of the time took nothing that shows from what the panels gave. */
const NOTABLE = 0.01

/** What rang or was cut on the panels themselves. */
const panelLines = ({ kpis, alarms, outages }: Read, facts: Facts, ledger: Ledger): readonly string[] => {
  const { from, to } = kpis.period
  const least = NOTABLE * (Math.min(to, kpis.until) - from)
  const isLong = (since: number, until: number | null) => (until ?? Number.POSITIVE_INFINITY) - since >= least
  const panels = facts.devices.filter(
    ({ metrics }) => metrics.some(({ id }) => id === 'irradiance_wm2') && metrics.some(({ id }) => id === 'power_kw'),
  )
  return panels.flatMap(({ id }) => {
    const rang = alarms.alarms.flatMap(({ device, raisedAt, clearedAt }, index) =>
      device === id && isLong(Date.parse(raisedAt), clearedAt === null ? null : Date.parse(clearedAt))
        ? [`1/alarms/${index}`]
        : [],
    )
    const cut = outages.outages.flatMap((one, index) =>
      one.device === id && isLong(one.from, one.to) ? [`cut2:${index}`] : [],
    )
    if (rang.length + cut.length === 0) return []
    const count = (from: readonly string[], one: string, many: string) =>
      from.length === 0
        ? []
        : [`${ledger.say({ value: from.length, from, how: 'count' }, '', 0)}\u00a0${noun(from.length, one, many)}`]
    return [
      `Dans la période, ${deviceName(id, facts)} : ${[...count(rang, 'alarme', 'alarmes'), ...count(cut, 'coupure', 'coupures')].join(', ')}.`,
    ]
  })
}
