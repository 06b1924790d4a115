// In: what a meter reads now, what it counted today and yesterday until the same hour. Out: both as parts of the sentence on how it stands.
import type { Figure, FigureId, MetricId } from '@vigie/contracts/entities'
import { formatQuantity } from '@/text'
import { deviceState } from '@/text/device-state'
import { formatFigure } from '@/widgets/kpi/figure'

const { meter: words } = deviceState

export type KnownOfMeter = {
  /** in the unit of its metric; null: not known */
  readonly now: number | null
  readonly metric: Extract<MetricId, 'power_kw' | 'flow_m3h'>
  /** of today; undefined: not known */
  readonly counted: Pick<Figure, 'value' | 'previous'> | undefined
  readonly id: Extract<FigureId, 'energyKwh' | 'solarKwh' | 'volumeM3'>
  readonly isCut: boolean
}

/** « 12,4 kW en ce moment », « 57,4 kWh aujourd’hui, contre 54,0 kWh hier à la même heure » */
export const meterParts = ({ now, metric, counted, id, isCut }: KnownOfMeter): readonly string[] => {
  const { value = null, previous = null } = counted ?? {}
  return [
    ...(isCut ? [words.cut] : now === null ? [] : [words.now(formatQuantity(now, metric))]),
    ...(value === null
      ? []
      : [words.today(formatFigure(value, id), previous === null ? null : formatFigure(previous, id))]),
  ]
}
