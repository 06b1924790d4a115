// In: the power of a meter now, its energy of today and of yesterday until the same hour. Out: both as parts of the sentence on how it stands.
import type { Figure, FigureId } from '@vigie/contracts/entities'
import { formatQuantity } from '@/text'
import { deviceState } from '@/text/device-state'
import { formatFigure } from '@/widgets/kpi/figure'

const { meter: words } = deviceState

export type KnownOfMeter = {
  readonly powerKw: number | null
  /** of today; undefined: not known */
  readonly energy: Pick<Figure, 'value' | 'previous'> | undefined
  readonly id: Extract<FigureId, 'energyKwh' | 'solarKwh'>
  readonly isCut: boolean
}

/** « 12,4 kW en ce moment », « 57,4 kWh aujourd’hui, contre 54,0 kWh hier à la même heure » */
export const meterParts = ({ powerKw, energy, id, isCut }: KnownOfMeter): readonly string[] => {
  const { value = null, previous = null } = energy ?? {}
  return [
    ...(isCut ? [words.cut] : powerKw === null ? [] : [words.now(formatQuantity(powerKw, 'power_kw'))]),
    ...(value === null
      ? []
      : [words.today(formatFigure(value, id), previous === null ? null : formatFigure(previous, id))]),
  ]
}
