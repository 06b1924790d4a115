import type { DeviceId, KpiBody, Targets } from '@vigie/contracts/entities'
import { useDeviceStatus, useNow } from '@/data'
import { formatMomentMinute } from '@/text'
import { detail } from '@/text/kpi'
import { atLeast, plainFigure } from '../kpi/figure.ts'
import { KpiTile } from '../kpi/kpi-tile.tsx'
import { powerAhead, withRunningCut } from '../kpi/standing.ts'

type PowerTileProps = {
  readonly device: DeviceId
  readonly body: Pick<KpiBody, 'availability' | 'period' | 'until' | 'knownFrom'>
  readonly targets: Targets | undefined
}

/** How often a running cut is added. ms */
const LOOK_MS = 10_000

/** Share of the period a device had power, and how many outages it had. */
export const PowerTile = ({ device, body, targets }: PowerTileProps) => {
  const status = useDeviceStatus(device)
  const now = useNow(LOOK_MS)
  const isCut = status?.powered === false
  const since = status?.poweredAt ?? null
  const cut = since === null ? detail.cutNow : detail.cutSince(formatMomentMinute(Date.parse(since), now))
  const found = body.availability.find((one) => one.device === device)
  // a cut that began after the figures end stands in the log beside them: it is counted like it
  const isLater = isCut && since !== null && Date.parse(since) >= body.until
  const outages = (found?.outages ?? 0) + (isLater ? 1 : 0)
  const known = { figure: found?.powerPct ?? plainFigure(null), stretch: body }
  const { figure, stretch } =
    isCut && since !== null ? withRunningCut(known.figure, body, Date.parse(since), now) : known
  const target = atLeast(targets?.powerAvailabilityPct)
  return (
    <KpiTile
      id="powerPct"
      figure={figure}
      tone="energy"
      reason={detail.powerUnknown}
      alert={isCut ? cut : undefined}
      detail={found === undefined || (isCut && outages === 0) ? undefined : detail.outageCount(outages)}
      target={target}
      ahead={powerAhead(figure, target, stretch, false)}
    />
  )
}
