import type { DeviceId, KpiBody } from '@vigie/contracts/entities'
import { formatDayMonth, formatMinute } from '@/text'
import { energie } from '@/text/energie'
import type { Threshold } from '@/ui/charts/period-chart-option'
import { formatFigure } from '@/widgets/kpi/figure'

type Peak = { readonly kw: number; readonly at: number }

/** The highest mean of five minutes of a meter, kW, and when it was; null: it drew nothing, or it is not known. */
export const peakOf = (id: DeviceId, body: Pick<KpiBody, 'meters'> | undefined): Peak | null => {
  const { peakKw = null, peakAt = null } = body?.meters.find(({ device }) => device === id) ?? {}
  return peakKw === null || peakKw <= 0 || peakAt === null ? null : { kw: peakKw, at: peakAt }
}

/** The line across a load curve. */
export const peakLines = (peak: Peak | null): readonly Threshold[] =>
  peak === null
    ? []
    : [
        {
          value: peak.kw,
          at: peak.at,
          label: energie.peakLine(
            formatFigure(peak.kw, 'peakKw'),
            `${formatDayMonth(peak.at)} à ${formatMinute(peak.at)}`,
          ),
        },
      ]
