import { type Device, FIGURES, type Figure, isComparable, type KpiBody } from '@vigie/contracts/entities'
import { TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { eau } from '@/text/eau'
import { leak as leakText } from '@/text/leak'
import { CardSection } from '@/ui/card-section'
import { formatFigure } from '@/widgets/kpi/figure'
import { volumesOf } from '@/widgets/kpi/volumes'
import { useLeaks } from '@/widgets/leaks/leaks-provider'
import { DeviceLink } from '@/widgets/period/device-link'
import { type Share, ShareBars } from '@/widgets/share-bars/share-bars'
import { sharesOf, takersOf } from './takers.ts'

type WhoTookProps = {
  readonly body: KpiBody
  readonly devices: readonly Device[]
  /** what the period is compared with, in words */
  readonly compared: string
}

/** Who took the water of the period, the largest first; one who probably leaks is marked. */
export const WhoTook = ({ body, devices, compared }: WhoTookProps) => {
  const leaks = useLeaks()
  const volumes = useMemo(() => volumesOf(body), [body])
  const whole = body.water.consumedM3.value ?? 0
  const takers = takersOf(body)
  if ((takers[0]?.volumeM3.value ?? 0) <= 0) return null
  const beforeOf = (figure: Figure) => (isComparable(figure) ? figure.previous : null)
  const most = Math.max(...takers.flatMap(({ volumeM3 }) => [volumeM3.value ?? 0, beforeOf(volumeM3) ?? 0]))
  const percents = sharesOf(takers, whole)
  const shares = takers.map(({ device: id, volumeM3 }, place): Share => {
    const leaking = leaks.has(id)
    const before = beforeOf(volumeM3)
    return {
      id,
      name: (
        <span className="flex min-w-0 items-center gap-1.5">
          <DeviceLink id={id} devices={devices} />
          {leaking && <TriangleAlert aria-label={leakText.state} className="size-4 shrink-0 text-warn" />}
        </span>
      ),
      amount: volumes.write(volumes.of(id), volumeM3.value),
      percent: percents[place] ?? '',
      length: Math.max(0, volumeM3.value ?? 0) / most,
      before: before === null ? null : { length: before / most, said: formatFigure(before, 'volumeM3') },
      fill: leaking ? 'bg-warn' : 'bg-water',
    }
  })
  return (
    <CardSection title={eau.consumption.who}>
      <ShareBars label={eau.consumption.who} shares={shares} unit={FIGURES.volumeM3.unit} compared={compared} />
    </CardSection>
  )
}
