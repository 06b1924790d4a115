import { type Device, FIGURES, figureSpec } from '@vigie/contracts/entities'
import { useKpis } from '@/data'
import { eau } from '@/text/eau'
import { CardSection } from '@/ui/card-section'
import { TODAY } from '@/widgets/leaks/leaks'
import { NightBars } from '@/widgets/leaks/night-bars'

/** The last nights of a consumer; nothing where none are known. */
export const NightsCard = ({ device }: { readonly device: Device }) => {
  const night = useKpis(TODAY).data?.consumptions.find((one) => one.device === device.id)?.night
  if (night == null || night.recentM3h.length === 0) return null
  return (
    <CardSection
      title={figureSpec('nightFlowM3h').name}
      of={FIGURES.nightFlowM3h.unit}
      help={eau.consumption.nights.help}
    >
      <div className="flex grow flex-col px-4 pt-1 pb-4">
        <NightBars device={device} night={night} />
      </div>
    </CardSection>
  )
}
