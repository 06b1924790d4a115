// In: who took how much of the energy of a period. Out: the rows that tell it, and why there is none of the other uses.
import type { DeviceId } from '@vigie/contracts/entities'
import { energie } from '@/text/energie'
import type { EnergyUse } from './energy-use.ts'

const { who: words } = energie

export type UseRow = {
  readonly id: string
  /** null: it is of no device alone */
  readonly device: DeviceId | null
  readonly name: string
  readonly kwh: number | null
  readonly beforeKwh: number | null
}

/** A row a pump and one of what nothing meters apart; pumps that took nothing, then or now, are one row. */
export const useRows = ({ pumps, rest }: EnergyUse): readonly UseRow[] => {
  const isIdle = pumps.length > 1 && pumps.every(({ kwh, beforeKwh }) => kwh === 0 && !beforeKwh)
  return [
    ...(isIdle
      ? [{ id: 'pumps', device: null, name: words.idle(pumps.length), kwh: 0, beforeKwh: null }]
      : pumps.map((one) => ({ ...one, id: one.device, name: one.device }))),
    ...('why' in rest ? [] : [{ ...rest, id: 'other', device: null, name: words.rest }]),
  ]
}

/** Why the other uses have no row; null: they have. */
export const restWords = ({ rest }: EnergyUse, nameOf: (id: DeviceId) => string): string | null => {
  if (!('why' in rest)) return null
  return words.restUnknown[rest.why](rest.why === 'silent' ? rest.devices.map(nameOf) : [])
}
