import { useFeed, useNow } from '@/data'
import { formatDuration, formatMoment, text } from '@/text'

const MINUTE_MS = 60_000

/** Says for an hour that the clock which stamps what is recorded was set. */
export const ClockNotice = () => {
  const { clockStep } = useFeed()
  const now = useNow(MINUTE_MS)
  if (clockStep === null) return null
  const { at, ms } = clockStep
  return (
    <p role="status" className="border-line border-b bg-warn-soft px-4 py-2 text-sm text-warn">
      {text.shell.connection.clockStep(ms, formatDuration(Math.abs(ms)), formatMoment(Date.parse(at), now))}
    </p>
  )
}
