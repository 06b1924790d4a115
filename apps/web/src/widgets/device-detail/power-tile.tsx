import type { DeviceId, KpiBody, Targets } from '@vigie/contracts/entities'
import { useDeviceStatus, useNow, useOutages } from '@/data'
import { formatMomentMinute } from '@/text'
import { detail } from '@/text/detail'
import { target as targetText } from '@/text/target'
import { atLeast, formatFigure, plainFigure } from '../kpi/figure.ts'
import { KpiTile } from '../kpi/kpi-tile.tsx'
import { powerAhead } from '../kpi/standing.ts'
import { usePeriod } from '../period/use-period.ts'

type PowerTileProps = {
  readonly device: DeviceId
  readonly body: Pick<KpiBody, 'availability' | 'period' | 'until' | 'knownFrom'>
  readonly targets: Targets | undefined
}

/** How often the moment of a running cut is written anew. ms */
const LOOK_MS = 10_000

/**
 * Share of the period a device had power, and how many outages it had: of both what lies before the watermark, as of groups
 * and of the site. A cut that runs, and those that came and went since, are told beside them; on figures that lack one no
 * target is judged.
 */
export const PowerTile = ({ device, body, targets }: PowerTileProps) => {
  const status = useDeviceStatus(device)
  const now = useNow(LOOK_MS)
  const isCut = status?.powered === false
  const since = status?.poweredAt ?? null
  const cut = since === null ? detail.cutNow : detail.cutSince(formatMomentMinute(Date.parse(since), now))
  const found = body.availability.find((one) => one.device === device)
  const until = formatMomentMinute(body.until, now)
  const known = found?.powerPct ?? plainFigure(null)
  // figures that end before the cut of this moment would call a device all under power that is off
  const lacksCut = isCut && known.value !== null && known.value >= 100
  const [period] = usePeriod()
  const later = useOutages(period).data?.filter(
    (one) => one.device === device && one.to !== null && one.from >= body.until,
  )
  const uncounted = later?.length ?? 0
  // without any cut there is nothing to compare, nor to judge
  const isWhole = !isCut && uncounted === 0 && found?.outages === 0 && (known.value ?? 0) >= 100
  const target = isWhole ? undefined : atLeast(targets?.powerAvailabilityPct)
  const figure = lacksCut ? { ...known, value: null } : isWhole ? plainFigure(known.value) : known
  const counted = [
    ...(found === undefined || (found.outages === 0 && (isCut || uncounted > 0))
      ? []
      : [detail.outageCount(found.outages)]),
    ...(isCut ? [detail.countedTo(until)] : []),
    ...(uncounted === 0 ? [] : [detail.outagesSince(uncounted)]),
  ]
  return (
    <KpiTile
      id="powerPct"
      figure={figure}
      tone="energy"
      reason={lacksCut ? detail.powerBeforeCut(formatFigure(known.value, 'powerPct'), until) : detail.powerUnknown}
      alert={isCut ? cut : undefined}
      detail={counted.join(' · ') || undefined}
      target={target}
      ahead={powerAhead(figure, target, body, false)}
      unjudged={uncounted > 0 ? targetText.unjudged.uncounted : undefined}
    />
  )
}
