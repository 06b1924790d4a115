// In: a question whether the figures of a time are complete, and the figures. Out: yes or no, with how much of what was expected was measured.
import { FIGURES, type KpiBody, recordedShares } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { figureAt } from './figure-at.ts'
import { createLedger } from './ledger.ts'
import { COMPLETE_PCT } from './quality.ts'
import { whenWords } from './words.ts'

export const tellComplete = (call: CallOf<'figure'>, body: KpiBody, facts: Facts): Told => {
  const { now, completenessPct } = figureAt(body, call.figure, 'site', undefined)
  const [place] = now?.from ?? []
  if (now === null || completenessPct === null || place === undefined) return unknown()
  const ledger = createLedger()
  const from = [place.replace(/value$/, 'completenessPct')]
  // before the record began nothing is missing
  const scale = 1 / recordedShares(body).known
  const known = completenessPct * scale
  const share = ledger.say({ value: known, from, how: 'read', scale }, '%', known < 10 ? 1 : 0)
  const yes = known >= COMPLETE_PCT === (call.claim !== 'less') ? 'Oui' : 'Non'
  return {
    ...unknown(),
    sentences: [
      `${yes} : ${FIGURES[call.figure].name.toLowerCase()}${whenWords(call.period, facts)}, ${share} des mesures attendues reçues.`,
    ],
    noted: ledger.noted(),
    main: now.value,
    known: true,
  }
}
