// In: a call what was lost in a time, and the findings that are told. Out: of which stretch the number is, where that is another.
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import type { Placed } from './placed.ts'
import { stretchOf } from './stretch.ts'

const LOST: Readonly<Record<string, readonly [what: string, it: string]>> = {
  water: ['l’eau perdue', 'elle'],
  losses: ['ce qui est perdu', 'il'],
  energy: ['l’énergie perdue', 'elle'],
  cost: ['le coût', 'il'],
}

/** What is lost is known since the beginning alone: of a time that still runs and holds that beginning, it is all of it. */
export const sinceWhen = (
  { asks, what, stretch }: CallOf<'findings'>,
  placed: readonly Placed[],
  facts: Facts,
): readonly string[] => {
  const [words, it] = LOST[what] ?? []
  if (asks !== 'stretch' || words === undefined) return []
  const asked = stretch === undefined ? null : stretchOf(stretch, facts)
  const isOfIt = (since: number) => asked !== null && since >= asked.from && asked.to >= facts.now
  if (placed.every(({ finding }) => isOfIt(finding.since))) return []
  return [`C’est ${words} depuis le début : ${it} ne se dit pas d’un jour ou d’un mois à part.`]
}
