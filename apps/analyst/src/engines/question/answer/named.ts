// In: devices that were counted. Out: the first of them by name, and how many more.
import type { Facts } from '../understand/facts.ts'
import type { Ledger } from './ledger.ts'
import { deviceName } from './words.ts'

/** So many are named in a sentence. */
const NAMED = 3

/** « : Forage 1, Bassin haut, Pépinière et 4 autres », behind `mark`; empty: there are none. `at`: where each was counted; `behind`: what is said of each. */
export const namedWords = (
  of: readonly { readonly device: string; readonly at: string }[],
  facts: Facts,
  ledger: Ledger,
  mark = ' : ',
  behind: (device: string) => string = () => '',
): string => {
  if (of.length === 0) return ''
  // one more than are named is named, too: « et 1 autre » says less than its name
  const shown = of.length === NAMED + 1 ? of : of.slice(0, NAMED)
  const rest = of.slice(shown.length)
  const names = shown.map(({ device }) => `${deviceName(device, facts)}${behind(device)}`).join(', ')
  if (rest.length === 0) return `${mark}${names}`
  return `${mark}${names} et ${ledger.say({ value: rest.length, from: rest.map(({ at }) => at), how: 'count' }, '', 0)} autres`
}
