// In: the slots of a question why. Out: the same of each device that may be meant, where one is said without its name; none, where none is.
import { tokensOf } from '../language/tokens.ts'
import { devicesOf, type Facts } from './facts.ts'
import type { Slots } from './read.ts'

/** « La pompe », « le forage » has a motor: where water of a network comes in is none. */
const PUMP = /\b(?:(?:moto)?pompe|forage|puits?)\b/
/** A word of a group that says which kind of it. */
const KIND = /\b(?:serre|bloc)\b/

/** The same question of each device that may be meant: « pourquoi la pompe consomme plus ? » where there are several. */
export const eachMeant = (slots: Slots, facts: Facts): readonly Slots[] => {
  const { mentions, line } = slots
  const { group } = mentions
  if (!mentions.single || group === null || group === 'devices') return []
  const isPump = group === 'sources' && PUMP.test(line)
  const all = devicesOf(group, facts).filter(({ metrics }) => !isPump || metrics.some(({ id }) => id === 'running'))
  const kind = KIND.exec(line)?.[0]
  const ofKind = all.filter(({ name }) => kind !== undefined && tokensOf(name).some(({ word }) => word === kind))
  const those = ofKind.length > 0 ? ofKind : all
  return those.map((device) => ({ ...slots, mentions: { ...mentions, named: [[device]], group: null, single: false } }))
}
