// In: an amount and all those that it is one of. Out: which share of them it is.
import type { KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { figureAt } from './figure-at.ts'
import { type Found, figureForm, type Ledger } from './ledger.ts'

/** « 32 % »; null: they come to nothing, or one of them was not read but made. */
export const shareOf = (one: Found, all: readonly Found[], ledger: Ledger): string | null => {
  const whole = all.reduce((sum, { value }) => sum + value, 0)
  const [place] = one.from
  if (whole <= 0 || place === undefined || [one, ...all].some(({ from }) => from.length !== 1)) return null
  const from = [...all.map(() => place), ...all.flatMap((found) => found.from)]
  const scale = 100 / all.length
  return ledger.say({ value: (100 * one.value) / whole, from, how: 'quotient', scale }, '%', 0)
}

/** « (32 %) » behind an amount. */
export const inBrackets = (text: string | null): string => (text === null ? '' : ` (${text})`)

/** « , soit 30 % de l’eau produite (939 m³) » behind the volume of one device; empty: that is not asked, or all of it is not known. */
export const ofAllWater = (
  { asks, of }: CallOf<'figure'>,
  now: Found,
  body: KpiBody,
  facts: Facts,
  ledger: Ledger,
): string => {
  const role = facts.devices.find(({ id }) => asks === 'share' && Array.isArray(of) && id === of[0])?.role
  if (role !== 'source' && role !== 'consumption') return ''
  const all = role === 'source' ? ('producedM3' as const) : ('consumedM3' as const)
  const whole = figureAt(body, all, 'site', undefined).now
  if (whole === null || whole.value <= 0 || now.from.length !== 1 || whole.from.length !== 1) return ''
  const share = { value: (100 * now.value) / whole.value, from: [...now.from, ...whole.from], how: 'quotient' } as const
  const amount = ledger.say(whole, ...figureForm(all, facts.site.currency))
  return `, soit ${ledger.say({ ...share, scale: 100 }, '%', 0)} de l’eau ${role === 'source' ? 'produite' : 'consommée'} (${amount})`
}
