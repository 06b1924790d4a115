import type { Device } from '@vigie/contracts/entities'
import { text } from '@/text'
import { Card } from '@/ui/card'
import { InView } from '@/ui/in-view'
import { Sheet } from '@/ui/sheet'
import { Skeleton } from '@/ui/skeleton'
import { HistoryPanel, spanOf } from '@/widgets/history/history-panel'
import type { Span } from '@/widgets/history/span'

type DeviceAsideProps = {
  readonly device: Device | null
  readonly wide: boolean
  readonly span: string | null
  readonly onSpanChange: (span: Span) => void
  readonly onClose: () => void
}

/** The chosen device: beside the grid on a wide window, over it in a sheet on a narrow one. */
export const DeviceAside = ({ device, wide, span, onSpanChange, onClose }: DeviceAsideProps) => {
  if (device === null) return null
  const panel = <HistoryPanel key={device.id} device={device} span={spanOf(span)} onSpanChange={onSpanChange} />
  if (wide) {
    return (
      <aside aria-label={text.history.title} className="sticky top-[calc(var(--header-height)+1.5rem)]">
        <Card className="max-h-[calc(100dvh-var(--header-height)-3rem)] overflow-y-auto p-4">
          <InView placeholder={<Skeleton className="h-[34rem]" />}>{panel}</InView>
        </Card>
      </aside>
    )
  }
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      side="bottom"
      title={device.name}
      titleHidden
      closeLabel={text.common.close}
    >
      <div className="scroll-thin overflow-y-auto p-4">{panel}</div>
    </Sheet>
  )
}
