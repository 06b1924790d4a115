// In: a question why that says what its figure is set against, and what was read. Out: both in words, and how other figures of the same time stand to it.
import { FIGURES, type FigureId, type KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { usualCall } from '../understand/usual-call.ts'
import { asNoun } from './before-words.ts'
import { figureAt } from './figure-at.ts'
import { type Found, figureForm, type Ledger } from './ledger.ts'
import { periodWords } from './period-words.ts'
import type { Usual } from './usual-day.ts'
import { usualFigure } from './usual-figure.ts'

type Why = CallOf<'why'>
/** The figures of the time, and those that it is set against; `read`: which of the bodies the latter are. */
type Read = { readonly kpis: KpiBody; readonly other: KpiBody | undefined; readonly read: number }
/** `water`: of a cost, the water pumped beside what is usual of it. */
type Against = {
  readonly usual: Usual
  readonly water: readonly [now: Found, then: Found] | null
  readonly sentences: readonly string[]
  readonly beside: readonly string[]
}

/** How a figure stands to what is usual; null: it is not asked, or not known. */
export const whyUsual = (call: Why, now: Found, read: Read, facts: Facts, ledger: Ledger): Against | null => {
  if (call.asks !== 'usual') return null
  const told = (figure: FigureId, found: Found) =>
    usualFigure(
      usualCall({ ...call, figure }),
      found,
      { body: read.kpis, past: read.other, read: read.read },
      facts,
      ledger,
    )
  const usual = told(call.figure, now)
  if (usual === null) return null
  return {
    usual,
    water: call.figure === 'cost' ? usualWater(told, read.kpis) : null,
    sentences: [usual.sentence],
    beside: besideOf(call, read.kpis).flatMap(([figure, found]) => {
      const one = told(figure, found)
      if (one === null) return []
      return [
        `${FIGURES[figure].name} : ${ledger.say(found, ...figureForm(figure, facts.site.currency))}. ${one.sentence}`,
      ]
    }),
  }
}

const usualWater = (
  told: (figure: FigureId, found: Found) => Usual | null,
  kpis: KpiBody,
): readonly [now: Found, then: Found] | null => {
  const { now } = figureAt(kpis, 'producedM3', 'site', undefined)
  const usual = now === null ? null : told('producedM3', now)
  return usual === null ? null : [usual.counted, usual.expected]
}

/** How a figure stands to that of a time that is not the one just before: its value then, and the same of other figures. */
export const whyOther = (
  call: Why,
  { kpis, other, read }: Read,
  facts: Facts,
  ledger: Ledger,
): {
  readonly before: Found | null
  readonly words: string
  readonly than: string
  readonly runs: boolean
  readonly beside: readonly string[]
} | null => {
  if (typeof call.against !== 'object' || other === undefined) return null
  const of = call.of === 'site' ? 'site' : (call.of[0] ?? 'site')
  const runs = kpis.until < kpis.period.to
  return {
    before: figureAt(other, call.figure, of, undefined, read).now,
    words: `(${periodWords(call.against, facts.today)})`,
    than: asNoun(periodWords(call.against, facts.today)),
    runs,
    beside: runs
      ? [STILL_RUNS]
      : besideOf(call, kpis).flatMap(([figure, found]) => {
          const then = figureAt(other, figure, 'site', undefined, read).now
          const form = figureForm(figure, facts.site.currency)
          if (then === null) return []
          return [`${FIGURES[figure].name} : ${ledger.say(found, ...form)}, contre ${ledger.say(then, ...form)}.`]
        }),
  }
}
const STILL_RUNS = 'La période n’est pas finie et l’autre l’est : le chiffre peut encore monter, rien n’en est conclu.'

/** What of the site may bear on a figure, and is kept day by day. */
const besideOf = ({ figure, of }: Why, kpis: KpiBody): readonly (readonly [FigureId, Found])[] =>
  of !== 'site'
    ? []
    : (BESIDE[figure] ?? []).flatMap((one) => {
        const { now } = figureAt(kpis, one, 'site', undefined)
        return now === null ? [] : [[one, now] as const]
      })
const BESIDE: Readonly<Partial<Record<FigureId, readonly FigureId[]>>> = {
  cost: ['gridKwh', 'solarKwh', 'producedM3'],
  gridKwh: ['solarKwh', 'producedM3'],
  pumpKwh: ['producedM3'],
  solarKwh: ['gridKwh'],
  producedM3: ['consumedM3'],
  consumedM3: ['producedM3'],
}
