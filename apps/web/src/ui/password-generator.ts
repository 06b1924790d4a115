/** The fixed symbol set of generated passwords (R5.2). */
export const PASSWORD_SYMBOLS = '!@#$%^&*()-_=+'
export const PASSWORD_DEFAULT_LENGTH = 12

const CLASSES = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz', '0123456789', PASSWORD_SYMBOLS] as const
const ALL = CLASSES.join('')

/**
 * A random password (R5.2): at least one uppercase letter, one lowercase letter, one digit and
 * one symbol, in shuffled order. Cryptographic randomness throughout.
 * @param length characters, at least 4
 */
export const generatePassword = (length = PASSWORD_DEFAULT_LENGTH): string => {
  if (!Number.isInteger(length) || length < CLASSES.length) throw new RangeError(`length must be ≥ ${CLASSES.length}`)
  const characters = CLASSES.map(pick)
  while (characters.length < length) characters.push(pick(ALL))
  return shuffle(characters).join('')
}

const pick = (set: string): string => set.charAt(randomBelow(set.length))

/** Fisher–Yates: every order is equally likely. */
const shuffle = (items: readonly string[]): string[] => {
  const out = [...items]
  for (let last = out.length - 1; last > 0; last--) {
    const other = randomBelow(last + 1)
    const [a, b] = [out[last], out[other]]
    if (a !== undefined && b !== undefined) [out[last], out[other]] = [b, a]
  }
  return out
}

/** Uniform integer in [0, bound): draws that would favour the small numbers are drawn again. */
const randomBelow = (bound: number): number => {
  const limit = 2 ** 32 - (2 ** 32 % bound)
  const draw = new Uint32Array(1)
  for (;;) {
    const value = crypto.getRandomValues(draw)[0]
    if (value !== undefined && value < limit) return value % bound
  }
}
