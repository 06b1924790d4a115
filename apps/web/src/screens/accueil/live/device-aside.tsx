import type { Device, DeviceId } from '@vigie/contracts/entities'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { text } from '@/text'
import { keepLayer, leaveLayer } from '@/ui/back-layers'
import { Card } from '@/ui/card'
import { cn } from '@/ui/cn'
import { IconButton } from '@/ui/icon-button'
import { InView } from '@/ui/in-view'
import { Sheet } from '@/ui/sheet'
import { Skeleton } from '@/ui/skeleton'
import { type Asset, memberName } from '@/widgets/assets/assets-of'
import { type Span, spanOf } from '@/widgets/history/span'
import { latePart } from '@/widgets/late/late-part'

/** The grid is there without it. */
const HistoryPanel = latePart(async () => (await import('@/widgets/history/history-panel')).HistoryPanel)

const PLACEHOLDER = <Skeleton className="h-[34rem]" />

type DeviceAsideProps = {
  readonly device: Device
  /** what the device is a part of */
  readonly asset: Asset
  readonly wide: boolean
  readonly span: string | null
  readonly onSpanChange: (span: Span) => void
  readonly onSelect: (device: DeviceId) => void
  readonly onClose: () => void
}

/** The chosen device: beside the tiles on a wide window, over them in a sheet on a narrow one. */
export const DeviceAside = ({ device, asset, wide, span, onSpanChange, onSelect, onClose }: DeviceAsideProps) => {
  // another device or span of the open sheet is written into the address
  useEffect(() => {
    if (!wide) keepLayer()
  })
  const panel = (
    <div className="flex flex-col gap-3">
      {asset.members.length > 1 && <Members asset={asset} chosen={device.id} onSelect={onSelect} />}
      <HistoryPanel
        key={device.id}
        placeholder={PLACEHOLDER}
        device={device}
        span={spanOf(span)}
        onSpanChange={onSpanChange}
      />
    </div>
  )
  if (wide) {
    return (
      <aside aria-label={text.history.title} className="sticky top-[calc(var(--header-height)+1.5rem)]">
        <Card className="max-h-[calc(100dvh-var(--header-height)-3rem)] overflow-y-auto p-4">
          <div className="-mt-2 -mr-2 flex justify-end">
            <IconButton label={text.common.close} onClick={onClose}>
              <X />
            </IconButton>
          </div>
          <InView placeholder={PLACEHOLDER}>{panel}</InView>
        </Card>
      </aside>
    )
  }
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && leaveLayer(onClose)}
      // the router has still to take the step back: an address written meanwhile would be lost
      onBack={() => setTimeout(onClose)}
      side="bottom"
      title={device.name}
      titleHidden
      closeLabel={text.common.close}
    >
      <div className="scroll-thin overflow-y-auto p-4">{panel}</div>
    </Sheet>
  )
}

type MembersProps = Pick<DeviceAsideProps, 'asset' | 'onSelect'> & { readonly chosen: DeviceId }

/** The devices of the asset, from one to the other. */
const Members = ({ asset, chosen, onSelect }: MembersProps) => (
  <fieldset aria-label={text.home.members} className="flex flex-wrap gap-1.5 max-xl:pr-10">
    {asset.members.map((member) => (
      <button
        key={member.id}
        type="button"
        aria-pressed={member.id === chosen}
        onClick={() => onSelect(member.id)}
        className={cn(
          'touch rounded-md border border-line px-2 py-1 text-sm hover:bg-hover',
          member.id === chosen && 'border-primary font-medium',
        )}
      >
        {memberName(member, asset)}
      </button>
    ))}
  </fieldset>
)
