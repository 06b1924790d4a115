import { text } from '@/text'
import { alarmDetailText } from '@/text/alarm-detail'
import { Sheet } from '@/ui/sheet'
import { useMediaQuery } from '@/ui/use-media-query'
import { useAlarms } from './context.ts'
import { Detail } from './detail.tsx'

/** Below this the panel has no room beside the list: it lies over the page, as high as it is, and Back closes it. */
const BESIDE = '(min-width: 1100px)'

/** Where the detail of the current alarm stands. */
export const DetailPlace = () => {
  const { view, send } = useAlarms()
  const isBeside = useMediaQuery(BESIDE)
  const { isReading, current } = view
  if (!isReading || current === null) return null
  if (isBeside) {
    return (
      <aside
        aria-label={alarmDetailText.label}
        className="scroll-thin sticky top-(--header-height) h-[calc(100dvh-var(--header-height))] w-[27.5rem] shrink-0 overflow-y-auto border-line border-l bg-surface print:hidden"
      >
        <Detail key={current} id={current} isSheet={false} />
      </aside>
    )
  }
  return (
    <Sheet
      open
      onOpenChange={() => send({ type: 'escape.pressed' })}
      onBack={() => send({ type: 'back.pressed' })}
      side="right"
      title={alarmDetailText.label}
      closeLabel={text.common.close}
      className="w-[27.5rem] max-sm:w-full max-sm:max-w-full"
    >
      <div className="scroll-thin min-h-0 grow overflow-y-auto">
        <Detail key={current} id={current} isSheet />
      </div>
    </Sheet>
  )
}
