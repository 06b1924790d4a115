// In: cuts beside a measure. Out: how many, and of which devices, those cut most often first.
import type { Facts } from '../understand/facts.ts'
import type { Ledger } from './ledger.ts'
import { deviceName, noun } from './words.ts'

type Placed = { readonly device: string; readonly at: string }

/** « Aujourd’hui, en amont : 9 coupures – Forage 1 (5), Forage 2 (3) et 1 autre appareil. »; nothing of none. */
export const cutsOf = (lead: string, cuts: readonly Placed[], facts: Facts, ledger: Ledger): readonly string[] => {
  if (cuts.length === 0) return []
  const count = (of: readonly Placed[]) =>
    ledger.say({ value: of.length, from: of.map(({ at }) => at), how: 'count' }, '', 0)
  const byDevice = [...Map.groupBy(cuts, ({ device }) => device).values()].toSorted((a, b) => b.length - a.length)
  const named = byDevice.slice(0, NAMED).flatMap((some) => {
    const name = deviceName(some[0]?.device ?? '', facts)
    return [byDevice.length === 1 ? name : `${name} (${count(some)})`]
  })
  const firsts = byDevice.slice(NAMED).flatMap((some) => some.slice(0, 1))
  const rest =
    firsts.length === 0 ? '' : ` et ${count(firsts)}\u00a0${noun(firsts.length, 'autre appareil', 'autres appareils')}`
  return [`${lead} : ${count(cuts)}\u00a0${noun(cuts.length, 'coupure', 'coupures')} – ${named.join(', ')}${rest}.`]
}
/** So many are named in a sentence. */
const NAMED = 3
