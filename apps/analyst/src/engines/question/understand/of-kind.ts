// In: the words of a question and a group of devices. Out: those of the group that are of the kind that is named.
import type { Group } from '../call.ts'
import { tokensOf } from '../language/tokens.ts'
import { devicesOf, type Facts } from './facts.ts'
import type { Slots } from './read.ts'

/** « Quelle serre boit le plus ? »: of those of a group that are so named, where others are not; none, where all or one of them is. */
export const ofKind = ({ tokens }: Slots, group: Group, facts: Facts): string[] => {
  const word = tokens.find((token) => KINDS.has(token.word))?.word
  const all = devicesOf(group, facts)
  const those = all.filter(({ name }) => word !== undefined && tokensOf(name).some((token) => token.word === word))
  return those.length < all.length ? those.slice(0, NAMED_MAX).map(({ id }) => id) : []
}
/** Words of a group that say which kind of it: a « secteur » may be any of them. */
const KINDS: ReadonlySet<string> = new Set(['serre', 'bloc'])
/** A call names no more devices. */
const NAMED_MAX = 6
