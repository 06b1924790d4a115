// In: the slots of a question that goes on. Out: the same, where « la pompe 2 » names a pump and says nothing of what was pumped.
import type { Call } from '../call.ts'
import type { Slots } from './read.ts'

/** « Et la pompe 2 ? » after whether another runs, or what it took: the same of this one. */
export const withoutNoun = (slots: Slots, before: Call | null): Slots => {
  const { quantities, line, mentions } = slots
  if (before === null || mentions.named.length === 0 || !quantities.has('produced')) return slots
  if (!NOUN.test(line) || VERB.test(line.replace(NOUN, ' '))) return slots
  return { ...slots, quantities: new Set([...quantities].filter((one) => one !== 'produced')) }
}
/** What of the line is a pump: no subject that pumps stands before it. */
const NOUN = /^(?:(?:et|puis|pour|sur|avec|sinon|alors|pareil|celle|de|avec) )*(?:la |les |ma |cette )?(?:moto)?pompe\b/
const VERB = /\b(?:pomp|produ|prelev|extrai|fourni|puis(?:e|er)|sort|tir|donn|debit|rentr)\w*/
