// In: a question that goes on in nothing but a unit, or a wire. Out: the call before it, told in that unit or of that wire.
import type { FigureId } from '@vigie/contracts/entities'
import { type Call, parsedCall } from '../call.ts'
import type { Slots } from './read.ts'

/** « Et en volume ? », « et en pourcentage ? »: the same thing, told in another unit. */
export const inOtherUnit = (before: Call, { line, mentions }: Slots): Call | null => {
  if (before.tool !== 'figure' || mentions.named.length > 0) return null
  const unit = UNITS.find(([words]) => words.test(line))?.[1]
  const twin =
    unit === undefined ? undefined : UNIT_TWINS.find((twins) => Object.values(twins).includes(before.figure))?.[unit]
  return twin === undefined ? null : parsedCall({ ...before, figure: twin })
}
const UNITS = [
  [/^(?:et )?(?:ca fait combien )?en (?:volume|m3|quantite)$/, 'volume'],
  [/^(?:et )?(?:ca fait combien )?en (?:pourcentage|pourcent|proportion|pour cent|part)$/, 'share'],
  [/^(?:et )?(?:ca fait combien )?en (?:metre|hauteur|niveau)$/, 'height'],
  [/^(?:et )?(?:ca fait combien )?en (?:argent|dirham|mad|dh|cout|prix)$/, 'money'],
  [/^(?:et )?(?:ca fait combien )?en (?:kwh|energie|electricite)$/, 'energy'],
] as const
const UNIT_TWINS: readonly Readonly<Partial<Record<(typeof UNITS)[number][1], FigureId>>>[] = [
  { volume: 'unaccountedM3', share: 'unaccountedPct' },
  { volume: 'storedM3', share: 'levelPct', height: 'levelM' },
  { energy: 'solarKwh', share: 'solarSharePct', money: 'solarSaved' },
  { energy: 'gridKwh', money: 'cost' },
]

/** « Et sur la phase 3 ? » of a voltage or a current: the same of another wire. */
export const phasedOf = (before: Call, { quantities }: Slots): Call | null => {
  const phase = ([1, 2, 3] as const).find((one) => quantities.has(`phase${one}`))
  if (phase === undefined || quantities.size > 1 || (before.tool !== 'latest' && before.tool !== 'series')) return null
  const metric = before.metric.replace(/(?<=_l)[123](?=_)/, String(phase))
  return metric === before.metric ? null : parsedCall({ ...before, metric })
}
