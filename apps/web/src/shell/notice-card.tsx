import { Unplug, X } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useActors } from '@/actors/session-context'
import { useUnpowered } from '@/data'
import { PATHS } from '@/paths'
import { text } from '@/text'
import { alarmSigns } from '@/text/alarm-signs'
import { Button } from '@/ui/button'
import { cn } from '@/ui/cn'
import { IconButton } from '@/ui/icon-button'
import { Signs } from '@/ui/signs'

const { notice: words } = alarmSigns

type NoticeCardProps = { readonly devices: readonly string[] }

/**
 * One notice for all power cuts that nobody has seen here, of the height that `--notice-height` gives it room for; it
 * stays until somebody has. Seen acknowledges nothing.
 */
export const NoticeCard = ({ devices }: NoticeCardProps) => {
  const { alarmNotice } = useActors()
  const navigate = useNavigate()
  const [first] = devices
  const total = Math.max(devices.length, useUnpowered().size)
  if (first === undefined) return null
  const open = () => {
    alarmNotice.send({ type: 'alarms.opened' })
    navigate(PATHS.alarms)
  }
  return (
    <section
      role="status"
      aria-label={words.label}
      data-notice={devices.length}
      className="flex h-(--notice-height) items-center gap-2 border-bad/40 border-b bg-bad-soft px-3 text-ink sm:gap-3 md:px-4 print:hidden"
    >
      <Unplug aria-hidden className="size-5 shrink-0 text-bad max-sm:hidden" />
      <div className="flex min-w-0 grow text-sm leading-tight max-sm:flex-col sm:gap-2">
        <p className={cn('font-semibold', devices.length === 1 ? 'line-clamp-1 sm:line-clamp-2' : 'line-clamp-2')}>
          {devices.length === 1 ? words.device(first, total) : words.devices(devices.length, total)}
        </p>
        {devices.length === 1 && (
          <p className="truncate max-sm:text-xs">
            <Signs>{text.shell.notifications.powerOff}</Signs>
          </p>
        )}
      </div>
      <Button size="sm" variant="outline" aria-label={words.openLabel} onClick={open}>
        {words.open}
      </Button>
      <IconButton size="sm" label={words.seen} onClick={() => alarmNotice.send({ type: 'seen.pressed' })}>
        <X />
      </IconButton>
    </section>
  )
}
