/**
 * Whether a password is among the first that anybody would try: one of the tens of thousands that people use most, a
 * name or a word with a year or a sign behind it, a walk on the keyboard. `own`: words that whoever knows the person
 * would try as well. The lists are fetched when first asked for; where they cannot be, the identity service decides.
 */
export const isGuessable = async (password: string, own: readonly (string | null | undefined)[]): Promise<boolean> => {
  const lists = await import('./guesses.ts').catch(() => null)
  return lists?.isFoundSoon(password, own.flatMap(wordsOf)) ?? false
}

const wordsOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
