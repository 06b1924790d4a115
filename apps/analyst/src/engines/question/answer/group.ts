// In: a call about a figure of several devices, and the figures read. Out: what is said, each of them beside it.
import { type Device, FIGURES, type FigureId, type KpiBody } from '@vigie/contracts/entities'
import type { Bound, CallOf } from '../call.ts'
import { devicesOf, type Facts } from '../understand/facts.ts'
import { claimYes } from './against.ts'
import { untilItsEnd } from './ahead.ts'
import { type Told, unknown } from './answer.ts'
import { holdsTo, limitText, sideWords } from './bound.ts'
import { figureAt } from './figure-at.ts'
import { gapWords, isAlike } from './gap.ts'
import { figureForm, type Ledger } from './ledger.ts'
import { overspentWords } from './overspent.ts'
import { ranWords } from './ran.ts'
import { inBrackets, shareOf } from './shares.ts'
import { movedBy } from './why-verdict.ts'
import { deviceName, whenWords } from './words.ts'

type Call = CallOf<'figure'>

const foundOf = (call: Call, ids: readonly string[], body: KpiBody, facts: Facts) =>
  ids.flatMap((id) => {
    const { now } = figureAt(body, call.figure, id, call.slot)
    if (now === null) return []
    return [{ id, now: call.figure === 'autonomyHours' ? untilItsEnd(now, body, id, facts) : now }]
  })

/** Energy, hours and starts are of pumps: a meter where water comes in has none of them. */
const hasMotor = ({ figure }: Call, { role, metrics }: Device): boolean =>
  role !== 'source' || !OF_MOTOR.has(figure) || metrics.some(({ id }) => id === 'running' || id === 'energy_kwh')
const OF_MOTOR: ReadonlySet<FigureId> = new Set<FigureId>(['energyKwh', 'cost', 'kwhPerM3', 'runningHours', 'starts'])

export const tellGroup = (call: Call, body: KpiBody, facts: Facts, ledger: Ledger): Told => {
  const group = typeof call.of === 'string' && call.of !== 'site' ? call.of : 'devices'
  const measured = foundOf(
    call,
    devicesOf(group, facts)
      .filter((one) => hasMotor(call, one))
      .map(({ id }) => id),
    body,
    facts,
  )
  const least = call.view === 'least'
  const rows = measured.toSorted((a, b) => (least ? a.now.value - b.now.value : b.now.value - a.now.value))
  const [first] = rows
  if (first === undefined) return unknown()
  const form = figureForm(call.figure, facts.site.currency)
  const said = rows.map(({ id, now }) => [deviceName(id, facts), ledger.say(now, ...form)])
  const isRanked = call.view === 'most' || call.view === 'least'
  const isSum = (isRanked || call.view === 'value') && call.bound === undefined && addsUp(call, rows)
  const whole = isSum ? ledger.say(sumOf(rows), ...form) : null
  const all = rows.map(({ now }) => now)
  // which part of all each of them is, where they add up
  const shares = whole === null ? null : rows.map(({ now }) => shareOf(now, all, ledger) ?? '–')
  const lead = groupLead(call, said, rows, { body, facts }, ledger, whole, shares)
  return {
    // who asks which one took most often asks how much it was in all in the same breath
    sentences: [lead, ...(isRanked && whole !== null ? [`Ensemble : ${whole}.`] : secondWords(call, said))],
    table:
      shares === null
        ? { columns: ['Appareil', FIGURES[call.figure].name], rows: said.slice(0, 20) }
        : {
            columns: ['Appareil', FIGURES[call.figure].name, 'Part'],
            rows: said.slice(0, 20).map((row, index) => [...row, shares[index] ?? '–']),
          },
    chart: null,
    noted: ledger.noted(),
    main: first.now.value,
    known: true,
    first: first.id,
  }
}

/** « Ensuite, Forage 2 : 0,61 kWh/m³. »: of a price or a rate, the end of which alone says not how far it stands out, the one that follows. */
const secondWords = (
  { view, bound, asks, figure, why }: Call,
  [first, second]: readonly (readonly string[])[],
): readonly string[] => {
  // where why is asked, what is known of the first follows it
  const isAlone = bound !== undefined || asks !== undefined || why === true
  const isRanked = (view === 'most' || view === 'least') && !isAlone
  if (!isRanked || !RATES.has(figure) || second === undefined || second[1] === first?.[1]) return []
  return [`Ensuite, ${second[0]} : ${second[1]}.`]
}
const RATES: ReadonlySet<FigureId> = new Set<FigureId>(['kwhPerM3', 'nightFlowM3h', 'powerPct'])

/** What all come to, « le plus, … ; le moins, … », who is the one asked for, or which of them are past a limit or their budget. */
const groupLead = (
  call: Call,
  said: readonly (readonly string[])[],
  rows: ReturnType<typeof foundOf>,
  { body, facts }: { readonly body: KpiBody; readonly facts: Facts },
  ledger: Ledger,
  /** what all of them come to; null: they do not add up, or it is not asked */
  whole: string | null,
  shares: readonly string[] | null,
): string => {
  const { name } = FIGURES[call.figure]
  const values = rows.map(({ now }) => now.value)
  const written = (index: number) =>
    `${said[index]?.[0]} : ${said[index]?.[1]}${call.view === 'value' ? inBrackets(shares?.[index] ?? null) : ''}`
  const bound = call.figure === 'budgetLeftM3' && call.view === 'least' ? OVERSPENT : call.bound
  if (bound !== undefined) {
    const past = values.flatMap((value, index) => (holdsTo(value, bound) ? [written(index)] : []))
    if (bound === OVERSPENT && past.length > 0) {
      const over = rows.flatMap(({ id, now }) => (holdsTo(now.value, bound) ? [id] : []))
      return overspentWords(over, whenWords(call.period, facts), body, facts, ledger)
    }
    const limit =
      bound === OVERSPENT
        ? 'au-delà de son budget'
        : `${sideWords(bound)} ${limitText(bound, figureForm(call.figure, facts.site.currency), ledger)}`
    const rest =
      past.length === 0
        ? `aucun ${limit} ; au plus près, ${written(nearest(values, bound))}`
        : `${limit} – ${past.join(' ; ')}`
    return `${name}${whenWords(call.period, facts)} : ${rest}.`
  }
  if (call.asks === 'ran' && call.view === 'value') return ranWords(call, rows, facts, ledger)
  if (call.figure === 'overflowInHours' && call.view === 'least') return firstOver(call, said[0] ?? [], values[0] ?? 0)
  if (call.asks === 'without') return withoutWords(call, said, values, facts)
  const [first = 0] = values
  const last = said.length - 1
  const isAlike = last > 0 && said.every(([, text]) => text === said[0]?.[1])
  const isEach = isAlike && (whole === null || call.view === 'value')
  if (isEach)
    return `${name}${whenWords(call.period, facts)} : ${said[0]?.[1]} pour chacun${whole === null || first === 0 ? '' : `, ${whole} en tout`}.`
  if (call.view !== 'value')
    return `${said[0]?.[0]} : ${said[0]?.[1]}${whenWords(call.period, facts)}. C’est ${call.view === 'least' ? 'le moins' : 'le plus'} (${name.toLowerCase()}).`
  const ends = last === 0 ? written(0) : `le plus, ${written(0)} ; le moins, ${written(last)}`
  return `${name}${whenWords(call.period, facts)} : ${whole === null ? '' : `${whole} en tout ; `}${ends}.`
}
/** « Non. Au plus tôt, Bassin haut, dans 6 j 2 h »: which tank runs over first, and whether by the time that is asked about. */
const firstOver = ({ lasts }: Call, [name = '', text = '']: readonly string[], hours: number): string =>
  `${lasts === undefined ? '' : hours < lasts ? 'Oui. ' : 'Non. '}Au plus tôt : ${name}, plein dans ${text}, au rythme de la dernière heure.`

/** « Aucune eau : Pépinière », or that each had some, and which had least; those that have most stand first. */
const withoutWords = (
  call: Call,
  said: readonly (readonly string[])[],
  values: readonly number[],
  facts: Facts,
): string => {
  const name = `${FIGURES[call.figure].name}${whenWords(call.period, facts)}`
  const none = said.flatMap(([device = ''], index) => ((values[index] ?? 0) <= NOTHING ? [device] : []))
  const [device = '', text = ''] = said.at(-1) ?? []
  return none.length === 0
    ? `${name} : aucun n’est resté à zéro ; le moins, ${device} : ${text}.`
    : `${name} : zéro pour ${none.join(', ')}.`
}
/** What a meter tells of less is noise. */
const NOTHING = 0.05
const OVERSPENT: Bound = { side: 'under', value: 0 }
const nearest = (values: readonly number[], { side }: Bound): number =>
  values.indexOf(side === 'under' ? Math.min(...values) : Math.max(...values))

export const tellSeveral = (call: Call, ids: readonly string[], body: KpiBody, facts: Facts, ledger: Ledger): Told => {
  const rows = foundOf(call, ids, body, facts)
  const [first] = rows.toSorted((a, b) => b.now.value - a.now.value)
  if (first === undefined) return unknown()
  const form = figureForm(call.figure, facts.site.currency)
  const said = rows.map(({ id, now }) => [deviceName(id, facts), ledger.say(now, ...form)])
  const ends = rows.toSorted((a, b) => (call.view === 'least' ? a.now.value - b.now.value : b.now.value - a.now.value))
  const [end] = ends
  const isRanked = (call.view === 'most' || call.view === 'least') && end !== undefined
  const lead =
    call.asks === 'ran' && call.view === 'value'
      ? ranWords(call, rows, facts, ledger)
      : isRanked
        ? `${deviceName(end.id, facts)} : ${said[rows.indexOf(end)]?.[1]}${whenWords(call.period, facts)}. C’est ${call.view === 'least' ? 'le moins' : 'le plus'} (${FIGURES[call.figure].name.toLowerCase()}).`
        : `${FIGURES[call.figure].name}${whenWords(call.period, facts)} – ${said.map(([name, text]) => `${name} : ${text}`).join(' ; ')}${call.claim === undefined ? apart(call, rows, facts, ledger) : ''}.`
  const isSum = !isRanked && rows.length === ids.length && addsUp(call, rows)
  const verdict = call.claim === undefined ? '' : claimedOf(call, call.claim, rows, facts, ledger)
  return {
    sentences: [`${verdict}${lead}`, ...(isSum ? [`Ensemble : ${ledger.say(sumOf(rows), ...form)}.`] : [])],
    table: { columns: ['Appareil', FIGURES[call.figure].name], rows: said },
    chart: null,
    noted: ledger.noted(),
    main: (isRanked ? end : rows[0])?.now.value ?? null,
    known: true,
    first: (isRanked ? end : first).id,
  }
}

/** « Non, 43,3 kWh de plus. »: how the first of two stands to the second; nothing where one of them is not known. */
const claimedOf = (
  { figure }: Call,
  claim: NonNullable<Call['claim']>,
  [one, other, ...more]: ReturnType<typeof foundOf>,
  facts: Facts,
  ledger: Ledger,
): string => {
  if (one === undefined || other === undefined || more.length > 0) return ''
  const yes = claimYes(claim, one.now.value, other.now.value)
  const { currency } = facts.site
  if (isAlike(figure, one.now, other.now, currency)) return yes
  const by = gapWords(figure, one.now, other.now, currency, ledger)
  return `${yes.slice(0, -2)}, ${by} ${one.now.value > other.now.value ? 'de plus' : 'de moins'}. `
}

/** « ; soit 45,2 m³ de plus (15 %) pour Serre tomates A »: how far two amounts that add up are apart; nothing of others. */
const apart = (
  call: Call,
  rows: ReturnType<typeof foundOf>,
  { site: { currency }, devices }: Facts,
  ledger: Ledger,
): string => {
  const [most, least, ...more] = rows.toSorted((a, b) => b.now.value - a.now.value)
  if (most === undefined || least === undefined || more.length > 0 || !addsUp(call, rows)) return ''
  if (isAlike(call.figure, most.now, least.now, currency)) return ''
  const by = gapWords(call.figure, most.now, least.now, currency, ledger)
  const share = movedBy(call.figure, most.now, least.now, ledger)
  const percent = share === null ? '' : ` (${share.replace(/ de plus$/, '')})`
  return ` ; soit ${by} de plus${percent} pour ${deviceName(most.id, { devices })}`
}

/** Amounts that were read add up; levels, shares and prices do not, and what was made of others is not told as their sum. */
const addsUp = ({ figure }: Call, rows: ReturnType<typeof foundOf>): boolean =>
  rows.length > 1 &&
  (SUMMED.has(FIGURES[figure].unit) || figure === 'runningHours') &&
  rows.every(({ now }) => now.from.length === 1)
const SUMMED: ReadonlySet<string> = new Set(['m³', 'kWh', 'currency'])
const sumOf = (rows: ReturnType<typeof foundOf>) =>
  ({
    value: rows.reduce((sum, { now }) => sum + now.value, 0),
    from: rows.flatMap(({ now }) => now.from),
    how: 'sum',
  }) as const
