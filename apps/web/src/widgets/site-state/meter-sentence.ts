// In: what a meter read last, what it counted today and yesterday until the same hour. Out: both as parts of the sentence on how it stands.
import type { Figure, FigureId } from '@vigie/contracts/entities'
import { deviceState } from '@/text/device-state'
import { formatFigure } from '@/widgets/kpi/figure'

const { meter: words } = deviceState

export type KnownOfMeter = {
  /** what it read last, with its moment; null: not known */
  readonly reads: string | null
  /** of today; undefined: not known */
  readonly counted: Pick<Figure, 'value' | 'previous'> | undefined
  readonly id: Extract<FigureId, 'energyKwh' | 'solarKwh' | 'volumeM3'>
  readonly isCut: boolean
}

/** « 12,4 kW en ce moment », « 57,4 kWh aujourd’hui, contre 54,0 kWh hier à la même heure » */
export const meterParts = ({ reads, counted, id, isCut }: KnownOfMeter): readonly string[] => {
  const { value = null, previous = null } = counted ?? {}
  return [
    ...(isCut ? [words.cut] : reads === null ? [] : [reads]),
    ...(value === null
      ? []
      : [words.today(formatFigure(value, id), previous === null ? null : formatFigure(previous, id))]),
  ]
}
