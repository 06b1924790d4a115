// In: a figure set against another stretch, and the figures read of both. Out: which part of them is compared, where one of them still runs or lacks measures.
import type { KpiBody, PeriodInput } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { asNoun } from './before-words.ts'
import { capital } from './capital.ts'
import type { FigureFound } from './figure-at.ts'
import type { Ledger } from './ledger.ts'
import { moment } from './measured.ts'
import { periodWords } from './period-words.ts'
import { COMPLETE_PCT } from './quality.ts'

/** Nothing of two stretches that are both over and measured. */
export const comparedPart = (
  { period, against }: CallOf<'figure'>,
  found: FigureFound,
  { body, other }: { readonly body: KpiBody; readonly other: KpiBody | undefined },
  facts: Facts,
  ledger: Ledger,
): readonly string[] => {
  if (period === null || found.now === null || found.before === null) return []
  const isOpen = runs(body)
  if (typeof against === 'object') {
    if (other === undefined || isOpen === runs(other)) return []
    const [open, whole] = isOpen ? [period, against] : [against, period]
    const until = moment((isOpen ? body : other).until, facts)
    return [
      `${capital(nounOf(open, facts))} court encore : les chiffres s’y arrêtent au ${until}, alors que ${nounOf(whole, facts)} compte en entier.`,
    ]
  }
  const isYear = against === 'year' || period.compare === 'year'
  const before = isYear ? 'celle de l’année d’avant' : (BEFORE[period.unit] ?? 'celle d’avant')
  return [
    ...(isOpen && !period.unit.startsWith('last-')
      ? [
          `${capital(OPEN[period.unit] ?? 'la période')} court encore : ${before} ne compte que jusqu’au même moment, le ${moment(body.previous.to, facts)}, pas en entier.`,
        ]
      : []),
    ...lacking(before, found, ledger),
  ]
}

const runs = ({ until, period }: KpiBody): boolean => until < period.to

const nounOf = (period: PeriodInput, { today }: Facts): string => asNoun(periodWords(period, today))

const OPEN: Readonly<Partial<Record<PeriodInput['unit'], string>>> = {
  day: 'la journée',
  week: 'la semaine',
  month: 'le mois',
  year: 'l’année',
}
const BEFORE: Readonly<Partial<Record<PeriodInput['unit'], string>>> = {
  day: 'la veille',
  week: 'la semaine d’avant',
  month: 'le mois d’avant',
  year: 'l’année d’avant',
}

/** « Mesures reçues pour la semaine d’avant : 84 % de celles attendues. » */
const lacking = (name: string, { before, previousCompletenessPct }: FigureFound, ledger: Ledger): readonly string[] => {
  const [place, ...others] = before?.from ?? []
  if (previousCompletenessPct === null || previousCompletenessPct >= COMPLETE_PCT) return []
  if (place === undefined || others.length > 0) return []
  const from = [place.replace(/previous$/, 'previousCompletenessPct')]
  const share = ledger.say({ value: previousCompletenessPct, from, how: 'read' }, '%', 0)
  return [`Mesures reçues pour ${name} : ${share} de celles attendues.`]
}
