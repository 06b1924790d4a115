import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as french } from '@zxcvbn-ts/language-fr'

// the lists, half a megabyte: a file of its own

const guesses = new ZxcvbnFactory({ dictionary: { ...common, ...french }, graphs: adjacencyGraphs })
/** Of 0 to 4: below, a hundred million guesses find it. */
const SAFE = 3

export const isFoundSoon = (password: string, own: readonly string[]): boolean =>
  guesses.check(password, ['vigie', ...own]).score < SAFE
