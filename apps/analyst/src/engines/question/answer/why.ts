// In: a question why, and what was read of its period. Out: what moved with it, and what happened; never a cause as such.
import { FIGURES, type FigureId, isComparable, type KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { againstWords, beforeWords } from './before-words.ts'
import { cutsOf } from './cuts-of.ts'
import { figureAt } from './figure-at.ts'
import { isAlike } from './gap.ts'
import { alarmTable } from './happened.ts'
import type { Beside } from './lasting.ts'
import { createLedger, figureForm, type Ledger, pairForm } from './ledger.ts'
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
import { citedLines, type Line, lines, tellingMost } from './why-lines.ts'
import { whyNow } from './why-now.ts'
import { costBefore, costUsual, noneOf, waterCauses, waterLine } from './why-priced.ts'
import { whyPumped } from './why-pumped.ts'
import { whyStood } from './why-stood.ts'
import { caused, movedBy, notMoved, stableVerdict, usualVerdict, verdictOf } from './why-verdict.ts'
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
  const form = figureForm(call.figure, currency)
  // of the day that runs what is expected stands beside both
  const isToday = call.period.unit === 'day' && call.period.date === facts.today
  const isAsWas = before === null || isAlike(call.figure, now, before, currency)
  const both = isAsWas || usual !== null || isToday ? form : pairForm(form, now.value, before.value)
  const value = ledger.say(now, ...both)
  const was = before === null ? null : ledger.say(before, ...both)
  const than =
    another?.words ??
    (call.against === 'year' ? againstWords('year', facts) : beforeWords(call.period, kpis.until < kpis.period.to))
  const isLikeJustBefore = usual === null && another === null
  const isUnknown = call.asks === 'usual' && usual === null
  const isStable = before !== null && usual === null && !another?.runs && isAlike(call.figure, now, before, currency)
  const canCompare = before !== null && isComparable({ ...found, value: now.value, previous: before.value })
  // parts are kept beside the stretch just before alone
  const energy = isLikeJustBefore ? whyEnergy(call, kpis, facts, ledger) : null
  const isMoved = canCompare && !isStable && !isUnknown && !another?.runs
  const cost = isMoved && usual === null ? costBefore(call, set, another !== null, facts, ledger) : null
  const parted = isLikeJustBefore && isMoved ? (waterCauses(call, kpis, facts, ledger) ?? energy?.causes ?? null) : null
  const made = cost?.causes ?? parted
  const day =
    canCompare && before.value !== 0
      ? ({
          way: isStable ? 0 : now.value > before.value ? 1 : -1,
          moved: movedBy(call.figure, now, before, ledger),
        } as const)
      : null
  const isOfDevice = of !== 'site'
  const moves =
    isUnknown ||
    another?.runs ||
    usual !== null ||
    (call.claim === undefined && !isStable && (isOfDevice || call.figure === 'powerPct'))
      ? null
      : isStable
        ? stableVerdict(call)
        : verdictOf(call, { ...found, before }, another?.than ?? than, facts, ledger)
  const eve = `${moves?.text ?? ''}${made === null ? '' : `, surtout ${made}`}`
  const running = whyNow(call, now, { day, eve }, kpis, facts, ledger)
  const verdict = running === null ? moves : null
  const usualCost = usual === null ? null : costUsual(call, usual, facts, ledger)
  const comparedFrom =
    another !== null ? (other?.period.from ?? 0) : usual === null && running === null ? kpis.previous.from : null
  const lasting = whyBeside(call, { kpis, nights, comparedFrom, isLikeJustBefore }, beside, facts, ledger)
  // what was found on the thing asked about stands before its figure; a cut before either
  const isCitedFirst = isOfDevice && call.figure !== 'powerPct'
  const findings = citedLines(lasting.cited, { isOfThing: isOfDevice, isOld: lasting.old.length > 0 })
  const cited = isCitedFirst ? findings : []
  const cutOff = lines('always', whyCut(call, { kpis, outages, latest }, facts, ledger))
  const isToldByDay = running === null || running.isLikeDay
  const causes = isToldByDay ? made : null
  // what is set against the time before is told of it, unless what is usual told as much
  const isOfBefore = running === null || running.isOfEve
  const priced = usualCost ?? (isOfBefore ? cost : running.cost)
  const isPriced = priced !== null
  const told: readonly Line[] = [
    ...lines(
      'always',
      usual !== null
        ? [
            ...caused(usualCost?.causes ?? null, usualVerdict(call, usual.usual, facts, ledger), `${name} : ${value}.`),
            ...usual.sentences,
          ]
        : running !== null
          ? [running.lead, `${name} : ${value}, contre ${running.expected}${was === null ? '' : ` et ${was} ${than}`}.`]
          : before === null
            ? [`${name} : ${value}. Rien à comparer ${another?.words ?? 'juste avant'}.`]
            : isOfDevice && another === null && call.claim !== undefined && isStable
              ? [
                  `Pas ${call.claim === 'more' ? 'plus' : 'moins'} ${notMoved(call, than, facts)} : ${value} contre ${was}.`,
                ]
              : isOfDevice && verdict !== null
                ? [`${verdict.text}. ${name} : ${value}, contre ${was} ${than}.`]
                : caused(
                    causes,
                    verdict,
                    `${name} : ${value}, contre ${was} ${than}.`,
                    isLikeJustBefore ? noneOf(call, kpis) : '',
                  ),
    ),
    ...(running?.isDenied && isPriced
      ? lines('cause', [`Par rapport ${running.than}, surtout ${priced.causes}.`])
      : []),
    ...lines('cause', priced?.inverse ?? []),
    ...lines(isPriced ? 'cause' : 'beside', usual?.beside ?? running?.beside ?? []),
    ...(isOfBefore || isPriced || causes === null ? [] : lines('cause', [`Face à la veille, surtout ${causes}.`])),
    ...(isOfBefore && isPriced && usual === null && another === null
      ? lines('rest', waterLine(kpis, than, facts, ledger))
      : []),
    ...lines('cause', priced?.price ?? []),
    ...(isOfBefore && isPriced && parted !== null ? lines('beside', [`En énergie, surtout ${parted}.`]) : []),
    ...lines('always', isUnknown ? [NO_USUAL] : []),
    ...lines(another?.runs ? 'always' : 'beside', another?.beside ?? []),
  ]
  // whether it went as the question says is said before why
  const isConcluded =
    cutOff.length === 0 &&
    (isStable || (call.claim !== undefined && (verdict !== null || running !== null || usual !== null)))
  const parts = isLikeJustBefore ? (whyWater(call, kpis, facts, ledger) ?? energy) : null
  const moved = isLikeJustBefore && parts === null ? movedWith(kpis, of, call.figure) : []
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
  const happened =
    placed.length + cuts.length > 0
      ? `Dans la période : ${read.next === null ? '' : 'au moins '}${raised}\u00a0${noun(placed.length, 'alarme', 'alarmes')}${lasting.isNothing ? '' : ` ${noun(placed.length, 'apparue', 'apparues')}`}, ${cut}\u00a0${noun(cuts.length, 'coupure', 'coupures')}.`
      : read.next === null
        ? `Aucune ${lasting.isNothing ? '' : 'nouvelle '}alarme ni coupure${above.length === 0 ? '' : ' ici'} dans la période.`
        : 'Aucune coupure, et aucune alarme parmi les plus récentes de la période : le site en a trop pour les lire toutes.'
  // that no pump ran is why there was no water, whatever else moved
  const ran = whyPumped(call, kpis, facts, ledger)
  const sentences = tellingMost([
    ...lines('always', whyStood(call, kpis, facts, ledger)),
    ...(ran.isNone ? lines('always', ran.sentences) : []),
    ...(isConcluded ? [...told, ...cited] : [...cited, ...cutOff, ...told]),
    ...(isToldByDay ? (parts?.lines ?? []) : []),
    ...(ran.isNone ? [] : lines('cause', ran.sentences)),
    ...(isCitedFirst || (isPriced && lasting.old.length > 0) ? [] : findings),
    ...lines(
      'moved',
      moved.flatMap(({ device, figure, index }) => movedWords(kpis, device, figure as FigureId, index, facts, ledger)),
    ),
    // what rang or was cut meanwhile is no part of what is told in money
    ...(isPriced
      ? []
      : [
          ...lines(placed.length + cuts.length > 0 ? 'count' : 'rest', [happened]),
          ...lines('news', cutsOf('Dans la période, en amont', above, facts, ledger)),
          ...lines('news', lasting.news),
          ...lines(isOfDevice ? 'lasting' : 'rest', lasting.through),
          ...lines('note', lasting.old),
        ]),
    ...lines('cause', lasting.unseen),
    ...lines('always', ['Ces faits vont ensemble dans le temps ; ils ne prouvent pas la cause.']),
  ])
  return {
    sentences,
    table: parts?.table ?? alarmTable([...lasting.alarms, ...placed.map(({ alarm }) => alarm)], facts, { rows: TOLD }),
    chart: null,
    noted: ledger.noted(),
    main: now.value,
    known: true,
  }
}

/** What moved most beside it: of the device itself, else of the devices that the figure is made of. */
const movedWith = (kpis: KpiBody, of: string, figure: FigureId) =>
  kpis.deviations
    .map(({ device, figure: name }, index) => ({ device, figure: name, index }))
    .filter((one) => (of === 'site' ? true : one.device === of && one.figure !== figure))
    .slice(0, 3)

const movedWords = (
  kpis: KpiBody,
  device: string,
  figure: FigureId,
  index: number,
  facts: Facts,
  ledger: Ledger,
): readonly string[] => {
  const one = kpis.deviations[index]
  if (one === undefined) return []
  const said = (value: number, place: string) =>
    ledger.say(
      { value, from: [`0/deviations/${index}/${place}`], how: 'read' },
      ...figureForm(figure, facts.site.currency),
    )
  return [
    `${deviceName(device, facts)} – ${FIGURES[figure].name.toLowerCase()} : ${said(one.value, 'value')}, contre ${said(one.previous, 'previous')}.`,
  ]
}
