// In: a call that sums a period up, and what was read of it. Out: its water, its energy and its cost, each against the stretch before, then alarms and cuts.
import { FIGURES, type FigureId, type KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { beside, isToldBeside } from './against.ts'
import { type Told, unknown } from './answer.ts'
import { tellEvents } from './events.ts'
import { figureAt } from './figure-at.ts'
import type { Beside } from './lasting.ts'
import { createLedger, type Found, figureForm, type Ledger } from './ledger.ts'
import { quality } from './quality.ts'
import type { Bodies } from './reads.ts'
import { whenWords } from './words.ts'

type Read = {
  readonly alarms: Bodies['alarms']
  readonly outages: Bodies['outages']
  readonly kpis: KpiBody
  readonly beside: Beside | null
}

/** What a summary tells, by what it is of. */
const FIGURES_OF = {
  all: ['producedM3', 'consumedM3', 'gridKwh', 'solarKwh', 'cost'],
  water: ['producedM3', 'consumedM3', 'unaccountedM3', 'storedM3'],
  energy: ['gridKwh', 'solarKwh', 'solarSharePct', 'cost', 'kwhPerM3'],
} as const satisfies Record<string, readonly FigureId[]>
/** The figures are read after the alarms and the cuts. */
const READ = 2

export const tellSummary = (
  { period, about }: CallOf<'summary'>,
  { kpis, alarms, outages, beside: lasting }: Read,
  facts: Facts,
): Told => {
  const ledger = createLedger()
  const told = FIGURES_OF[about ?? 'all'].flatMap((figure) => {
    const call = { tool: 'figure', figure, of: 'site', period, view: 'value' } as const
    const found = figureAt(kpis, figure, 'site', undefined, READ)
    if (found.now === null) return []
    const text = ledger.say(found.now, ...figureForm(figure, facts.site.currency))
    const against = isToldBeside(call, found) ? [beside(call, found, kpis, facts, ledger)] : []
    return [{ figure, text, now: found.now, against, quality: quality(call, found, kpis, facts, ledger) }]
  })
  const [first] = told
  const events =
    about === undefined ? tellEvents({ tool: 'events', period }, { alarms, outages, beside: lasting }, facts) : null
  if (first === undefined && (events === null || events.main === 0)) return unknown()
  const figures = told.map(({ figure, text, against }, index) =>
    [`${FIGURES[figure].name}${index === 0 ? whenWords(period, facts) : ''} : ${text}.`, ...against].join(' '),
  )
  const gap = about === 'water' ? balanceWords(told, facts, ledger) : []
  // how far they can be relied on is the same of most of them, and stands once
  const measured = [...new Set(told.flatMap((one) => one.quality))]
  return {
    sentences: [...figures, ...gap, ...(events?.sentences ?? []), ...measured],
    table: events?.table ?? null,
    chart: null,
    noted: [...ledger.noted(), ...(events?.noted ?? [])],
    main: first?.now.value ?? null,
    known: true,
  }
}

type Part = { readonly figure: FigureId; readonly now: Found }
/** What of the water produced was not consumed: it went into the tanks, or is not accounted for. */
const balanceWords = (told: readonly Part[], facts: Facts, ledger: Ledger): readonly string[] => {
  const [made, used] = (['producedM3', 'consumedM3'] as const).map(
    (id) => told.find(({ figure }) => figure === id)?.now,
  )
  if (made === undefined || used === undefined) return []
  const found = {
    value: Math.abs(made.value - used.value),
    from: [...made.from, ...used.from],
    how: 'difference',
  } as const
  const text = ledger.say(found, ...figureForm('producedM3', facts.site.currency))
  return [
    `Écart entre produite et consommée : ${text} de ${made.value >= used.value ? 'plus produits' : 'plus consommés'} ; le stock des bassins et l’eau non comptée l’expliquent.`,
  ]
}
