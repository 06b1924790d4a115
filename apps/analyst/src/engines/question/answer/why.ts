// In: a question why, and what was read of its period. Out: what moved with it, and what happened; never a cause as such.
import { FIGURES, type FigureId, isComparable, type KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { againstWords, beforeWords } from './before-words.ts'
import { cutsOf } from './cuts-of.ts'
import { type FigureFound, figureAt } from './figure-at.ts'
import { gapWords, isAlike, isShare } from './gap.ts'
import { alarmTable } from './happened.ts'
import type { Beside } from './lasting.ts'
import { createLedger, type Found, figureForm, type Ledger } from './ledger.ts'
import type { Nights } from './nights.ts'
import { isOfNamed } from './of-thing.ts'
import { periodWords } from './period-words.ts'
import type { Bodies } from './reads.ts'
import { upstreamOf } from './upstream.ts'
import { NO_USUAL } from './usual-figure.ts'
import { whyOther, whyUsual } from './why-against.ts'
import { whyBeside } from './why-beside.ts'
import { whyCut } from './why-cut.ts'
import { whyEnergy } from './why-energy.ts'
import { whyPumped } from './why-pumped.ts'
import { whyWater } from './why-water.ts'
import { deviceName, noun, subjectWords } from './words.ts'

type Read = {
  readonly kpis: KpiBody
  /** what the figure is set against, read last, as the body of this number */
  readonly other: KpiBody | undefined
  readonly read: number
  readonly alarms: Bodies['alarms']
  readonly outages: Bodies['outages']
  readonly latest: Bodies['latest'] | null
  readonly beside: Beside | null
  readonly nights: Nights
}

/** So many alarms stand in the table; the sentence counts all of them. */
const TOLD = 5

/** What the records say of a figure that moved. */
export const tellWhy = (
  call: CallOf<'why'>,
  { kpis, other, read: place, alarms: read, outages, latest, beside, nights }: Read,
  facts: Facts,
): Told => {
  const ledger = createLedger()
  const { currency } = facts.site
  const of = call.of === 'site' ? 'site' : (call.of[0] ?? 'site')
  const found = figureAt(kpis, call.figure, of, undefined)
  const { now } = found
  if (now === null) return unknown()
  const set = { kpis, other, read: place }
  const usual = whyUsual(call, now, set, facts, ledger)
  const another = whyOther(call, set, facts, ledger)
  const before = another === null ? found.before : another.before
  const name = `${FIGURES[call.figure].name}, ${subjectWords(call.of, facts)} (${periodWords(call.period, facts.today)})`
  const value = ledger.say(now, ...figureForm(call.figure, currency))
  const was = before === null ? null : ledger.say(before, ...figureForm(call.figure, currency))
  const than =
    another?.words ??
    (call.against === 'year' ? againstWords('year', facts) : beforeWords(call.period, kpis.until < kpis.period.to))
  const isLikeJustBefore = usual === null && another === null
  const isUnknown = call.asks === 'usual' && usual === null
  const isStable = before !== null && usual === null && !another?.runs && isAlike(call.figure, now, before, currency)
  const verdict =
    isUnknown || another?.runs ? '' : isStable ? stableWords(call) : verdictOf(call, { ...found, before }, ledger)
  const comparedFrom = another !== null ? (other?.period.from ?? 0) : usual === null ? kpis.previous.from : null
  const lasting = whyBeside(call, { kpis, nights, comparedFrom, isLikeJustBefore }, beside, facts, ledger)
  // what was found on the thing asked about stands before its figure; a cut before either
  const isOfDevice = of !== 'site'
  const cited = isOfDevice && call.figure !== 'powerPct' ? lasting.cited : []
  const cutOff = whyCut(call, { kpis, outages, latest }, facts, ledger)
  // parts are kept beside the stretch just before alone
  const energy = isLikeJustBefore ? whyEnergy(call, kpis, facts, ledger) : null
  const canLead =
    before !== null && !isStable && !isUnknown && isComparable({ ...found, value: now.value, previous: before.value })
  const causes = canLead ? (energy?.causes ?? null) : null
  const told = [
    ...(usual !== null
      ? [`${usualVerdict(call, usual.holds)}${name} : ${value}.`, ...usual.sentences, ...usual.beside]
      : before === null
        ? [`${name} : ${value}. Rien à comparer ${another?.words ?? 'juste avant'}.`]
        : isOfDevice && another === null && call.claim !== undefined && isStable
          ? [`Pas ${call.claim === 'more' ? 'plus' : 'moins'} ${notMoved(call, than, facts)} : ${value} contre ${was}.`]
          : caused(causes, verdict, `${name} : ${value}, contre ${was} ${than}.`)),
    ...(isUnknown ? [NO_USUAL] : []),
    ...(another?.beside ?? []),
  ]
  // whether it went as the question says is said before why
  const isConcluded = cutOff.length === 0 && /^(?:Oui|Non|Pas|Stable)\b/.test(told[0] ?? '')
  const sentences = isConcluded ? [...told, ...cited] : [...cited, ...cutOff, ...told]
  const parts = isLikeJustBefore ? (whyWater(call, kpis, facts, ledger) ?? energy) : null
  sentences.push(...(parts?.sentences ?? []))
  sentences.push(...whyPumped(call, kpis, facts, ledger))
  if (!isOfDevice || call.figure === 'powerPct') sentences.push(...lasting.cited)
  const moved = isLikeJustBefore && parts === null ? movedWith(kpis, of, call.figure) : []
  for (const { device, figure, index } of moved) {
    const at = `0/deviations/${index}`
    const one = kpis.deviations[index]
    if (one === undefined) continue
    const form = figureForm(figure as FigureId, currency)
    sentences.push(
      `${deviceName(device, facts)} – ${FIGURES[figure as FigureId].name.toLowerCase()} : ${ledger.say({ value: one.value, from: [`${at}/value`], how: 'read' }, ...form)}, contre ${ledger.say({ value: one.previous, from: [`${at}/previous`], how: 'read' }, ...form)}.`,
    )
  }
  const cuts = outages.outages.flatMap(({ device }, index) => (of === 'site' || device === of ? [`cut2:${index}`] : []))
  const isOfIt = of === 'site' ? () => true : isOfNamed(of, facts)
  const placed = read.alarms.flatMap((alarm, index) =>
    isOfIt(alarm.device) ? [{ alarm, at: `1/alarms/${index}` }] : [],
  )
  const raised = ledger.say({ value: placed.length, from: placed.map(({ at }) => at), how: 'count' }, '', 0)
  const cut = ledger.say({ value: cuts.length, from: cuts, how: 'count' }, '', 0)
  const isAbove = of === 'site' || call.figure === 'powerPct' ? () => false : upstreamOf([of], facts)
  const above = outages.outages.flatMap(({ device }, index) =>
    isAbove(device) ? [{ device, at: `cut2:${index}` }] : [],
  )
  sentences.push(
    placed.length + cuts.length > 0
      ? `Dans la période : ${read.next === null ? '' : 'au moins '}${raised}\u00a0${noun(placed.length, 'alarme', 'alarmes')}${lasting.isNothing ? '' : ` ${noun(placed.length, 'apparue', 'apparues')}`}, ${cut}\u00a0${noun(cuts.length, 'coupure', 'coupures')}.`
      : read.next === null
        ? `Aucune ${lasting.isNothing ? '' : 'nouvelle '}alarme ni coupure${above.length === 0 ? '' : ' ici'} dans la période.`
        : 'Aucune coupure, et aucune alarme parmi les plus récentes de la période : le site en a trop pour les lire toutes.',
    ...cutsOf('Dans la période, en amont', above, facts, ledger),
    ...lasting.rest,
  )
  sentences.push('Ces faits vont ensemble dans le temps ; ils ne prouvent pas la cause.')
  return {
    sentences,
    table: parts?.table ?? alarmTable([...lasting.alarms, ...placed.map(({ alarm }) => alarm)], facts, { rows: TOLD }),
    chart: null,
    noted: ledger.noted(),
    main: now.value,
    known: true,
  }
}

/** What made most of it stands first, behind whether it went as the question says; of what is denied, behind its figure. */
const caused = (causes: string | null, verdict: string, figure: string): readonly string[] => {
  if (causes === null) return [verdict + figure]
  if (verdict === '') return [`Surtout ${causes}.`, figure]
  return verdict.startsWith('Oui')
    ? [`${verdict.replace(/\. $/, '')} : surtout ${causes}.`, figure]
    : [verdict + figure, `Surtout ${causes}.`]
}

/** « Pas plus aujourd’hui que la veille au même moment », « Pas plus que la semaine d’avant (semaine du …) » */
const notMoved = ({ period }: CallOf<'why'>, than: string, { today }: Facts): string =>
  period.unit === 'day' && period.date === today
    ? `aujourd’hui que ${than}`
    : `que ${than} (${periodWords(period, today)})`

/** Whether it went from what is usual as the question says. */
const usualVerdict = ({ claim }: CallOf<'why'>, holds: boolean | null): string =>
  holds === null ? '' : holds ? 'Oui. ' : `Non, pas de ${claim === 'more' ? 'hausse' : 'baisse'}. `

/** Where the question says that it went one way, whether it did, and by how much: that first. What can not be compared is not judged. */
const verdictOf = (
  { claim, figure }: CallOf<'why'>,
  { now, before, ...share }: FigureFound,
  ledger: Ledger,
): string => {
  if (claim === undefined || now === null || before === null) return ''
  if (!isComparable({ value: now.value, previous: before.value, ...share })) return ''
  const difference = now.value - before.value
  const isSo = claim === 'more' ? difference > 0 : difference < 0
  const moved = movedBy(figure, now, before, ledger)
  if (isSo) return moved === null ? 'Oui. ' : `Oui, ${moved}. `
  return `Non, pas de ${claim === 'more' ? 'hausse' : 'baisse'}${moved === null ? '' : ` : ${moved}`}. `
}

/** « Stable », « Non, pas de hausse : stable »: what is written alike went neither way. */
const stableWords = ({ claim }: CallOf<'why'>): string =>
  claim === undefined ? 'Stable. ' : `Non, pas de ${claim === 'more' ? 'hausse' : 'baisse'} : stable. `

/** « 12 % de plus »; null: from nothing, of several figures, or too little to tell. */
const movedBy = (figure: FigureId, now: Found, before: Found, ledger: Ledger): string | null => {
  if (isShare(figure) && now.value !== before.value)
    return `${gapWords(figure, now, before, '', ledger)} de ${now.value > before.value ? 'plus' : 'moins'}`
  if (before.value === 0 || now.from.length > 1) return null
  const value = (Math.abs(now.value - before.value) / Math.abs(before.value)) * 100
  if (value < LEAST_PCT) return null
  const from = [...now.from, ...before.from]
  const percent = ledger.say({ value, from, how: 'change' }, '%', value < 1 ? 1 : 0)
  return `${percent} de ${now.value > before.value ? 'plus' : 'moins'}`
}
const LEAST_PCT = 0.1

/** What moved most beside it: of the device itself, else of the devices that the figure is made of. */
const movedWith = (kpis: KpiBody, of: string, figure: FigureId) =>
  kpis.deviations
    .map(({ device, figure: name }, index) => ({ device, figure: name, index }))
    .filter((one) => (of === 'site' ? true : one.device === of && one.figure !== figure))
    .slice(0, 3)
