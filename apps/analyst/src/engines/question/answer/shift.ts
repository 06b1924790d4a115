// In: a call about other hours for the pumps, and their plan as the analyst keeps it. Out: what is said of what it would save.
import type { TariffShift } from '@vigie/contracts/rest/analyst'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { createLedger } from './ledger.ts'
import type { Bodies } from './reads.ts'
import { tellCheapest } from './tariff.ts'

/** What pumping at other hours would save in a day, and the cheapest hours where it is asked when to pump, or whether now. */
export const tellShift = (call: CallOf<'shift'>, { shift }: Bodies['shift'], facts: Facts): Told => {
  const planned = tellPlan(shift, facts)
  const cheapest = call.asks === undefined ? null : tellCheapest(facts, call.asks === 'now')
  if (cheapest === null) return planned
  return {
    ...planned,
    sentences: [...cheapest.sentences.map((one, at) => byPrice(call, one, at)), ...planned.sentences],
    noted: [...cheapest.noted, ...planned.noted],
    main: planned.main ?? cheapest.main,
    known: true,
  }
}

/** « Au moindre prix, non : heures pleines en ce moment »: the price alone is judged, not whether water is needed. */
const byPrice = ({ asks }: CallOf<'shift'>, sentence: string, at: number): string =>
  asks === 'now' && at === 0 ? `Au moindre prix, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}` : sentence

/** Nothing is said of a gain that may as well be none. */
const tellPlan = (shift: TariffShift | null, { site }: Pick<Facts, 'site'>): Told => {
  if (shift === null)
    return unknown(
      'Je ne sais pas : aucun plan de pompage n’est calculé ici (il faut un tarif par tranches, un bassin qu’une pompe remplit et assez de jours entiers).',
    )
  if (!shift.isStated) return unknown('Je ne sais pas : sur les jours comparés, le gain ne se distingue pas de zéro.')
  const ledger = createLedger()
  const money = (part: 'value' | 'low' | 'high') =>
    ledger.say(
      { value: shift.savingPerDay[part], from: [`0/shift/savingPerDay/${part}`], how: 'read' },
      part === 'value' ? `${site.currency}/jour` : site.currency,
    )
  const days = ledger.say({ value: shift.daysCompared, from: ['0/shift/daysCompared'], how: 'read' }, 'jours', 0)
  return {
    sentences: [
      `Pomper aux heures moins chères : ${money('value')} de gagnés, très probablement entre ${money('low')} et ${money('high')}.`,
      `Le plan, rejoué sur ${days}, garde chaque bassin entre ses limites.`,
    ],
    table: null,
    chart: null,
    noted: ledger.noted(),
    main: shift.savingPerDay.value,
    known: true,
  }
}
