// In: the words of a question without accents. Out: by how long a loss is to be told; undefined: it does not say.
import type { CallOf } from '../call.ts'

/** « Par jour », « chaque mois ». */
export const perOf = (line: string): CallOf<'findings'>['per'] => {
  const word = PER.exec(line)?.groups?.['long']
  return word === undefined ? (MENDED.test(line) ? 'month' : undefined) : LENGTHS[word]
}
/** « Si je répare la fuite, combien je gagne ? »: what it has cost is gone, what it goes on to cost is told by month. */
const MENDED =
  /\bsi (?:on|je|nous|j) (?:la |le |les )?(?:repar|regl|bouch|arret|netto[yi]|chang|lav|remplac|debouch|corrig)\w*/

const PER = /\b(?:par|chaque|tous? les?|toutes? les) (?<long>heure|jour|semaine|mois|an|annee)s?\b/
const LENGTHS: Readonly<Record<string, CallOf<'findings'>['per']>> = {
  heure: 'hour',
  jour: 'day',
  semaine: 'week',
  mois: 'month',
  an: 'year',
  annee: 'year',
}
/** What is lost is told by a length of time; since when, where and whether it grows are not. */
export const PACED: ReadonlySet<string> = new Set(['water', 'cost', 'energy'])
