// In: a question that asks two things, « … et combien ça a coûté ? ». Out: each of them; null: it asks one.

/** A question word after « et » begins a second question. */
const SECOND =
  /[\s,]+et\s+(?=(?:à |a )?(?:combien|quel(?:le)?s?|qu[e’']|comment|pourquoi|où|quand|est[- ]ce)(?![a-zà-ÿ]))/i

export const twoParts = (text: string): readonly [first: string, second: string] | null => {
  const found = SECOND.exec(text)
  if (found === null || found.index === 0) return null
  return [text.slice(0, found.index), text.slice(found.index + found[0].length)]
}
