// In: a question which of several, that asks why behind it. Out: the question before it, and the call of that one with why of the first.
import type { Understood } from './outcome.ts'

/** « Quel forage consomme le plus, et pourquoi ? » → « Quel forage consomme le plus »; null: it asks no such thing. */
export const beforeWhy = (text: string): string | null => AND_WHY.exec(text)?.[1] ?? null
const AND_WHY =
  /^(\s*(?:quel(?:le)?s?|(?:le|la|les)quel(?:le)?s?|qui|qu['’]est[- ]ce qui)\s.+?)[\s,;]+et\s+(?:pourquoi|pour quelles? raisons?)\s*[?!. ]*$/i

/** Which one it is is told first, then what is known of it; null: what stands before is no rank. */
export const whyOfFirst = (made: Understood): Understood | null => {
  if (made.kind === 'refuse') return made.why === 'unsupported' ? made : null
  if (made.kind !== 'call' || made.call.tool !== 'figure') return null
  const { call } = made
  if (call.view === 'max-day' || call.view === 'min-day')
    return { ...made, left: { question: 'pourquoi', refused: { why: 'unsupported' } } }
  const isRank = ['most', 'least', 'up', 'down'].includes(call.view) && call.of !== 'site'
  return isRank ? { ...made, call: { ...call, why: true } } : null
}
