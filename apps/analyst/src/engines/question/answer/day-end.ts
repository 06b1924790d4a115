// In: a question what today will come to, and its figures. Out: what the pages expect at its end, and what is there.
import { FIGURES, type FigureId, type KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { figureAt } from './figure-at.ts'
import { createLedger, type Found, figureForm, type Ledger } from './ledger.ts'
import { dataUntil, deviceName, whenWords } from './words.ts'

/** A figure of today: what there is of it, and what it is expected to come to; null: that is not told. */
type DayEnd = { readonly figure: FigureId; readonly now: Found | null; readonly end: Found | null }

/** Nothing is foretold here: the end of the day is the one of the plan, which the home tells too. */
export const tellDayEnd = (call: CallOf<'figure'>, body: KpiBody, facts: Facts): Told => {
  const ledger = createLedger()
  const of = Array.isArray(call.of) ? (call.of[0] ?? 'site') : 'site'
  const ends = [call.figure, ...(call.also ?? [])]
    .map((figure): DayEnd => ({ figure, now: figureAt(body, figure, of, undefined).now, end: endOf(figure, of, body) }))
    .filter(({ now, end }) => now !== null || end !== null)
  const [first] = ends
  if (first === undefined) return unknown()
  const written = (found: Found, figure: FigureId) => ledger.say(found, ...figureForm(figure, facts.site.currency))
  const known = ends.flatMap(({ now, figure }) => (now === null ? [] : [written(now, figure)]))
  return {
    sentences: [
      ...leadsOf(ends, of === 'site' ? null : deviceName(of, facts), whenWords(call.period, facts), facts, ledger),
      ...(known.length === 0 ? [] : [`Jusqu’ici : ${known.join(' et ')}.`]),
      dataUntil(body.until, facts),
    ],
    table: null,
    chart: null,
    noted: ledger.noted(),
    main: first.end?.value ?? first.now?.value ?? null,
    known: true,
  }
}

/** « Coût de l’énergie en fin de journée : ≈ 483 MAD »; of several « En fin de journée : coût de l’énergie ≈ 483 MAD, eau consommée ≈ 320 m³ ». */
const leadsOf = (
  ends: readonly DayEnd[],
  device: string | null,
  when: string,
  facts: Facts,
  ledger: Ledger,
): readonly string[] => {
  const about = (found: Found, figure: FigureId) =>
    `≈\u00a0${ledger.say(found, ...figureForm(figure, facts.site.currency))}`
  const told = ends.flatMap(({ figure, end }) => (end === null ? [] : [{ figure, text: about(end, figure) }]))
  const [only, ...others] = told
  if (only === undefined) return [`${device === null ? 'Fin' : `${device} – fin`} de journée non estimée : ${TOO_FEW}.`]
  const { name } = FIGURES[only.figure]
  const lead =
    others.length > 0
      ? `En fin de journée : ${told.map(({ figure, text }) => `${FIGURES[figure].name.toLowerCase()} ${text}`).join(', ')}`
      : `${device === null ? name : `${device} – ${name.toLowerCase()}`} en fin de journée : ${only.text}`
  return [
    `${lead}${when}, si le reste du jour est comme d’habitude.`,
    ...ends.flatMap(({ figure, end }) =>
      end === null ? [`${FIGURES[figure].name} – fin de journée non estimée : ${TOO_FEW}.`] : [],
    ),
  ]
}
const TOO_FEW = 'pas assez de jours comparables'

/** Of the site it is of its plan, of a sector what its page tells of its day; null: not told. */
const endOf = (figure: FigureId, of: string, { plan, consumptions }: KpiBody): Found | null => {
  const index = consumptions.findIndex(({ device }) => device === of)
  const [at, value] =
    of === 'site'
      ? [`0/plan/${figure}/projected`, plan?.[figure as Planned]?.projected]
      : [`0/consumptions/${index}/projectedM3`, consumptions[index]?.projectedM3]
  return value == null ? null : { value, from: [at], how: 'read' }
}
/** Figures of a day that have a plan. */
type Planned = 'cost' | 'consumedM3' | 'producedM3'
