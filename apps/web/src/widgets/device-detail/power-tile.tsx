import { type DeviceId, type KpiBody, MINUTE_MS, type Targets } from '@vigie/contracts/entities'
import { useDeviceStatus, useNow } from '@/data'
import { formatMomentMinute } from '@/text'
import { detail } from '@/text/kpi'
import { atLeast, plainFigure } from '../kpi/figure.ts'
import { KpiTile } from '../kpi/kpi-tile.tsx'

type PowerTileProps = {
  readonly device: DeviceId
  readonly body: Pick<KpiBody, 'availability'>
  readonly targets: Targets | undefined
}

/** Share of the period a device had power, and how many outages it had. */
export const PowerTile = ({ device, body, targets }: PowerTileProps) => {
  const status = useDeviceStatus(device)
  const now = useNow(MINUTE_MS)
  const isCut = status?.powered === false
  const since = status?.poweredAt ?? null
  const cut = since === null ? detail.cutNow : detail.cutSince(formatMomentMinute(Date.parse(since), now))
  const found = body.availability.find((one) => one.device === device)
  return (
    <KpiTile
      id="powerPct"
      figure={found?.powerPct ?? plainFigure(null)}
      tone="energy"
      reason={detail.powerUnknown}
      alert={isCut ? cut : undefined}
      detail={found === undefined || (isCut && found.outages === 0) ? undefined : detail.outageCount(found.outages)}
      target={atLeast(targets?.powerAvailabilityPct)}
    />
  )
}
