import { PlugZap, Unplug } from 'lucide-react'
import { notificationsText as words } from '@/text/notifications'
import { cn } from '@/ui/cn'

type PowerIconProps = {
  readonly isOff: boolean
  /** a cut of which no end is known, the one that is red */
  readonly isLasting: boolean
  readonly isNew: boolean
  /** of a cut below its return, which has the sign of both */
  readonly isBare?: boolean
}

/** What a notification says of the power, and whether it is new to who reads it. */
export const PowerIcon = ({ isOff, isLasting, isNew, isBare = false }: PowerIconProps) => {
  const Icon = isOff ? Unplug : PlugZap
  return (
    <>
      <span
        className={cn(
          'mt-0.5 grid w-8 shrink-0 place-items-center self-start rounded-lg',
          !isBare && 'h-8',
          isLasting ? 'bg-bad-soft text-bad' : 'text-muted',
        )}
      >
        {!isBare && <Icon aria-hidden className="size-4" />}
      </span>
      {isNew && (
        <span className="absolute top-2 left-3 size-2.5 rounded-full bg-primary ring-2 ring-raised">
          <span className="sr-only">{words.fresh}</span>
        </span>
      )}
    </>
  )
}
