import type { DeviceId, KpiBody, Targets } from '@vigie/contracts/entities'
import { detail } from '@/text/kpi'
import { AVAILABILITY, plainFigure } from '../kpi/figure.ts'
import { KpiTile } from '../kpi/kpi-tile.tsx'

type PowerTileProps = {
  readonly device: DeviceId
  readonly body: Pick<KpiBody, 'availability'>
  readonly targets: Targets | undefined
}

/** Share of the period a device had power, and how often it was cut. */
export const PowerTile = ({ device, body, targets }: PowerTileProps) => {
  const found = body.availability.find((one) => one.device === device)
  const least = targets?.powerAvailabilityPct
  return (
    <KpiTile
      label={detail.power}
      figure={found?.powerPct ?? plainFigure(null)}
      style={AVAILABILITY}
      tone="energy"
      reason={detail.powerUnknown}
      detail={found === undefined ? undefined : detail.powerCuts(found.outages)}
      target={least === undefined ? undefined : { value: least, sense: 'atLeast' }}
    />
  )
}
