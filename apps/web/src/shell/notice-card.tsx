import { Unplug, X } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useActors } from '@/actors/session-context'
import { PATHS } from '@/paths'
import { text } from '@/text'
import { alarmSigns } from '@/text/alarm-signs'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Signs } from '@/ui/signs'

const { notice: words } = alarmSigns

type NoticeCardProps = { readonly devices: readonly string[] }

/** One notice for all power cuts that nobody has seen here; it stays until somebody has. Seen acknowledges nothing. */
export const NoticeCard = ({ devices }: NoticeCardProps) => {
  const { alarmNotice } = useActors()
  const navigate = useNavigate()
  const [first] = devices
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
      className="fixed bottom-4 left-4 z-40 flex max-w-[calc(100vw-2rem)] items-center gap-3 rounded-xl border border-bad/40 border-l-4 border-l-bad bg-raised p-3 text-ink shadow-lg md:right-4 md:left-auto md:max-w-sm print:hidden"
    >
      <Unplug aria-hidden className="size-5 shrink-0 text-bad" />
      <div className="min-w-0 grow text-sm">
        <p className="truncate font-semibold">{devices.length === 1 ? first : words.devices(devices.length)}</p>
        {devices.length === 1 && (
          <p className="text-muted">
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
