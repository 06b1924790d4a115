// In: a question that follows one that was asked back. Out: whether it completes that one, or asks for something of its own.
import type { Facts } from './facts.ts'
import { chosenOf } from './follow-up.ts'
import { frameOf } from './frame.ts'
import type { Context } from './outcome.ts'
import { readQuestion } from './read.ts'

/** More words than the name of a device, a group or a period takes. */
const SHORT = 4

/** The context without the question that was asked back, where what follows is a whole question and no answer to it. */
export const heldFor = (text: string, facts: Facts, context: Context | null): Context | null =>
  context?.pending == null || completes(text, context.pending, facts) ? context : { ...context, pending: null }

const completes = (text: string, pending: string, facts: Facts): boolean => {
  const [slots, asked] = [readQuestion(text, facts), readQuestion(pending, facts)]
  const isLong = slots.tokens.length > SHORT
  const isOfDevice = asked.quantities.size + asked.events.size > 0
  const isNew =
    ![...slots.quantities].every((one) => asked.quantities.has(one)) ||
    ![...slots.events].every((one) => asked.events.has(one))
  if (isLong && isOfDevice && isNew) return false
  return !isLong || chosenOf(pending, slots, facts) !== null || frameOf(slots, facts)?.kind !== 'call'
}
