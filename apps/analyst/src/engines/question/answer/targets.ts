// In: a question what the site aims at, and the figures of a period. Out: each target with its figure, and whether it is kept, those that are not first.
import { COMPARABLE_FROM_PCT, FIGURES, type KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { AIMED, aimOf } from '../understand/aims.ts'
import { spanOf } from '../understand/calendar.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { holdsTo, limitText } from './bound.ts'
import { figureAt } from './figure-at.ts'
import { createLedger, figureForm } from './ledger.ts'
import { dataUntil, noun, whenWords } from './words.ts'

/** `holds` null: too little of it was measured to tell. */
type Row = {
  readonly name: string
  readonly value: string
  readonly aim: string
  readonly holds: boolean | null
  readonly at: string
}

export const tellTargets = ({ period, asks }: CallOf<'targets'>, body: KpiBody, facts: Facts): Told => {
  const ledger = createLedger()
  const runs = body.until < body.period.to || spanOf(period, facts.today).last >= facts.today
  const rows = AIMED.flatMap((figure): Row[] => {
    const aim = aimOf(figure, period, true, facts)
    // how long the water lasts is of now, and of no period that is over
    if (aim === null || (figure === 'autonomyHours' && !runs)) return []
    const form = figureForm(figure, facts.site.currency)
    const { now, completenessPct } = figureAt(body, figure, 'site', undefined)
    const isEnough = now !== null && (completenessPct ?? 100) >= COMPARABLE_FROM_PCT
    return [
      {
        name: FIGURES[figure].name,
        value: now === null ? 'pas de donnée' : ledger.say(now, ...form),
        aim: `${limitText(aim, form, ledger)} au ${aim.side === 'over' ? 'moins' : 'plus'}`,
        holds: isEnough ? holdsTo(now.value, aim) : null,
        at: `target:${aim.target}`,
      },
    ]
  }).toSorted((a, b) => Number(a.holds ?? true) - Number(b.holds ?? true))
  if (rows.length === 0) return unknown('Aucun objectif n’est fixé pour ce site.')
  const so = runs ? ' jusqu’ici' : ''
  const count = (of: readonly Row[]) =>
    ledger.say({ value: of.length, from: of.map(({ at }) => at), how: 'count' }, '', 0)
  const [missed, kept, open] = [false, true, null].map((state) => rows.filter(({ holds }) => holds === state))
  const parts = [
    ...(missed?.length ? [`${count(missed)}\u00a0${noun(missed.length, 'manqué', 'manqués')}`] : []),
    ...(kept?.length ? [`${count(kept)}\u00a0${noun(kept.length, 'tenu', 'tenus')}`] : []),
    ...(open?.length ? [`${count(open)}\u00a0pas ${noun(open.length, 'jugé', 'jugés')}`] : []),
  ]
  const yes = asks === 'kept' && (missed?.length || kept?.length) ? (missed?.length ? 'Non. ' : 'Oui. ') : ''
  const word = (holds: boolean | null) => (holds === null ? 'pas jugé' : `${holds ? 'tenu' : 'manqué'}${so}`)
  const told = asks === 'missed' && missed?.length ? missed : rows
  return {
    sentences: [
      `${yes}Objectifs${whenWords(period, facts)} : ${parts.join(', ')}${so}, sur ${count(rows)}.`,
      ...told.map(({ name, value, aim, holds }) => `${name} : ${value}, objectif ${aim} – ${word(holds)}.`),
      ...(open?.length ? ['Pas jugé : trop peu de mesures.'] : []),
      ...(runs ? [dataUntil(body.until, facts)] : []),
    ],
    table: {
      columns: ['Objectif', 'Valeur', 'Visé', 'État'],
      rows: rows.map(({ name, value, aim, holds }) => [name, value, aim, word(holds)]),
    },
    chart: null,
    noted: ledger.noted(),
    main: null,
    known: true,
  }
}
