// In: a question that asks two things, « … et combien ça a coûté ? ». Out: each of them; null: it asks one.
import type { Understood } from './outcome.ts'

/** A question word after « et » begins a second question. */
const SECOND =
  /[\s,]+et\s+(?=(?:à |a )?(?:combien|quel(?:le)?s?|qu[e’']|comment|pourquoi|où|quand|est[- ]ce)(?![a-zà-ÿ]))/i

export const twoParts = (text: string): readonly [first: string, second: string] | null => {
  const found = SECOND.exec(text)
  if (found === null || found.index === 0) return null
  return [text.slice(0, found.index), text.slice(found.index + found[0].length)]
}

/** « Quel forage produit le plus et lequel consomme le plus ? »: the first rank is told, in the time of both, and the second named. */
export const firstRank = (made: Understood, text: string, ask: (part: string) => Understood): Understood => {
  const [first = '', second = ''] = TWO_RANKS.exec(text)?.slice(1) ?? []
  if (made.kind !== 'call' || first === '') return made
  const one = ask(first)
  if (one.kind !== 'call') return made
  const { call } = one
  const period = 'period' in made.call ? made.call.period : undefined
  return {
    ...one,
    call: one.assumed && call.tool === 'figure' && period != null && call.period !== null ? { ...call, period } : call,
    left: { question: second, refused: { why: 'second' } },
  }
}
const TWO_RANKS =
  /^(.*\b(?:le|la|les) (?:plus|moins)\b.*?)[\s,]+et\s+((?:lequel|laquelle|lesquel(?:le)?s|qui|quel(?:le)?s? \w+)\b.*\b(?:le|la|les) (?:plus|moins)\b.*)$/i
