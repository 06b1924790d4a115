// In: a figure, and the same of another stretch. Out: how they stand to each other.
import { DAY_MS, isComparable, type KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { againstWords, asNoun, beforeWords, previousWords } from './before-words.ts'
import type { FigureFound } from './figure-at.ts'
import { gapWords, isAlike, isShare } from './gap.ts'
import { type Found, figureForm, type Ledger } from './ledger.ts'
import { dayOf } from './words.ts'

type Call = CallOf<'figure'>

/** A figure set against another stretch, by how much it is more or less, and by which share. */
export const change = (
  { figure, against, period }: Call,
  { now, before, previousCompletenessPct }: FigureFound,
  body: KpiBody,
  facts: Facts,
  ledger: Ledger,
): string => {
  const words =
    against === undefined || against === 'previous'
      ? `${previousWords(period)}${spanWords(body.previous, facts)}`
      : asNoun(againstWords(against, facts))
  if (now === null || before === null) return `Rien à comparer : pas de donnée pour ${words}.`
  // a change against a stretch that was hardly measured would tell of the gap
  if (!isComparable({ value: now.value, previous: before.value, completenessPct: null, previousCompletenessPct }))
    return `Rien à comparer : trop peu de mesures pour ${words}.`
  const form = figureForm(figure, facts.site.currency)
  const was = ledger.say(before, ...form)
  const difference = now.value - before.value
  if (isAlike(figure, now, before, facts.site.currency)) return `C’est autant que ${words} (${was}).`
  const way = difference > 0 ? 'de plus' : 'de moins'
  const from = [...now.from, ...before.from]
  const by = gapWords(figure, now, before, facts.site.currency, ledger)
  if (now.from.length > 1 || before.value === 0 || isShare(figure)) return `C’est ${by} ${way} que ${words} (${was}).`
  const times = timesOf(now, before, ledger)
  if (times !== null) return `C’est ${by} ${way} que ${words} (${was}), soit ${times} fois autant.`
  const percent = ledger.say(
    { value: (Math.abs(difference) / Math.abs(before.value)) * 100, from, how: 'change' },
    '%',
    1,
  )
  return `C’est ${by} ${way} que ${words} (${was}), soit ${percent}.`
}

/** « 12 », from four times as much on, where a share of what was says little; null: it is less than that. */
const timesOf = (now: Found, before: Found, ledger: Ledger): string | null => {
  const value = now.value / before.value
  if (value < MANY_TIMES) return null
  return ledger.say({ value, from: [...now.from, ...before.from], how: 'quotient' }, '', value < 10 ? 1 : 0)
}
const MANY_TIMES = 4

/** Whether a figure went as a question says that it did. */
export const claimYes = (claim: NonNullable<Call['claim']>, value: number, other: number): string => {
  const isNear = Math.abs(value - other) <= NEAR * Math.abs(other)
  const holds = {
    same: isNear,
    odd: !isNear,
    more: value > other,
    less: value < other,
  }[claim]
  return holds ? 'Oui. ' : 'Non. '
}
/** What differs by less is told as alike: a tenth. */
const NEAR = 0.1

/** A figure of a period says whether it is much, where nothing else was asked of it and the stretch before can be told. */
export const isToldBeside = ({ period, view, bound }: Call, { now, before, ...share }: FigureFound): boolean =>
  period !== null &&
  view === 'value' &&
  bound === undefined &&
  now?.from.length === 1 &&
  before !== null &&
  before.value > 0 &&
  isComparable({ value: now.value, previous: before.value, ...share })

/** How it stands to the stretch before, in one sentence. */
export const beside = (
  { figure, period }: Call,
  { now, before }: FigureFound,
  body: KpiBody,
  facts: Facts,
  ledger: Ledger,
): string => {
  if (now === null || before === null || period === null) return ''
  const from = [...now.from, ...before.from]
  const was = ledger.say(before, ...figureForm(figure, facts.site.currency))
  const words = beforeWords(period, body.until < body.period.to)
  const way = now.value > before.value ? 'de plus' : 'de moins'
  if (isAlike(figure, now, before, facts.site.currency)) return `Autant que ${words} (${was}).`
  if (isShare(figure))
    return `C’est ${gapWords(figure, now, before, facts.site.currency, ledger)} ${way} que ${words} (${was}).`
  const times = timesOf(now, before, ledger)
  if (times !== null) return `C’est ${times} fois ${words.startsWith('sur ') ? `autant que ${words}` : words} (${was}).`
  const percent = ledger.say(
    { value: (Math.abs(now.value - before.value) / before.value) * 100, from, how: 'change' },
    '%',
    0,
  )
  return percent.startsWith('0') ? `Autant que ${words} (${was}).` : `C’est ${percent} ${way} que ${words} (${was}).`
}

/** Which days were compared with, where they are several: « , du 1 au 27 octobre 2026 ». */
const spanWords = ({ from, to }: KpiBody['previous'], facts: Facts): string => {
  const [first, last] = [dayOf(from, facts), dayOf(to - 1, facts)]
  if (to - from <= DAY_MS || first === last) return ''
  const [day = '', ...rest] = first.split(' ')
  return `, du ${last.endsWith(` ${rest.join(' ')}`) ? day : first} au ${last}`
}
