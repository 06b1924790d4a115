import { type Device, FIGURES, figureSpec } from '@vigie/contracts/entities'
import { useKpis } from '@/data'
import { eau } from '@/text/eau'
import { CardSection } from '@/ui/card-section'
import { latePart } from '@/widgets/late/late-part'
import { TODAY } from '@/widgets/leaks/leaks'
import { useLeak } from '@/widgets/leaks/leaks-provider'
import { NightBars } from '@/widgets/leaks/night-bars'

/** What the analyst found comes after the nights that it was found in. */
const Loss = latePart(async () => (await import('@/widgets/leaks/leak-loss')).LeakLoss)

/** The last nights of a consumer; nothing where none are known. */
export const NightsCard = ({ device }: { readonly device: Device }) => {
  const leaks = useLeak(device.id) !== undefined
  const night = useKpis(TODAY).data?.consumptions.find((one) => one.device === device.id)?.night
  if (night == null || night.recentM3h.length === 0) return null
  return (
    <CardSection
      title={figureSpec('nightFlowM3h').name}
      of={FIGURES.nightFlowM3h.unit}
      help={eau.consumption.nights.help}
    >
      <div className="flex grow flex-col px-4 pt-1 pb-4">
        {leaks && <Loss device={device.id} placeholder={<p className="mb-3 h-5" />} failure={null} />}
        <NightBars device={device} night={night} />
      </div>
    </CardSection>
  )
}
