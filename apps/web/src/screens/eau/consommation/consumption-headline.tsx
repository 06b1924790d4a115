import type { Device, KpiBody } from '@vigie/contracts/entities'
import { Droplets, TriangleAlert } from 'lucide-react'
import { useHeld } from '@/widgets/kpi/use-cut-now'
import { Watermark } from '@/widgets/kpi/watermark'
import { useLeaks } from '@/widgets/leaks/leaks-provider'
import { HeadlineLine } from '@/widgets/page/headline-line'
import { likeForLike } from '@/widgets/period/like-for-like'
import { useEndsNow, usePeriod, useToday } from '@/widgets/period/use-period'
import { consumptionSentence } from './sentence.ts'

const CALM = { icon: Droplets, ink: 'text-water' }
const LEAKS = { icon: TriangleAlert, ink: 'text-warn' }

type ConsumptionHeadlineProps = { readonly body: KpiBody; readonly devices: readonly Device[] }

/** The consumption of the period in a sentence, and how far its data reach. */
export const ConsumptionHeadline = ({ body, devices }: ConsumptionHeadlineProps) => {
  const [{ unit }] = usePeriod()
  const endsNow = useEndsNow()
  const held = useHeld()
  const leaks = useLeaks()
  // leaks are of the last night, whatever period the page shows
  const leaking = endsNow ? [...leaks.values()].map(({ device }) => device.name) : []
  const words = consumptionSentence({
    body,
    compared: likeForLike(body, unit, useToday()),
    nameOf: (id) => devices.find((one) => one.id === id)?.name ?? id,
    leaks: leaking,
    isHeld: endsNow && held.site,
  })
  return (
    <HeadlineLine {...(leaking.length > 0 ? LEAKS : CALM)} words={words}>
      <div className="first-letter:uppercase">
        <Watermark body={body} />
      </div>
    </HeadlineLine>
  )
}
