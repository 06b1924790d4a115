import type { AlarmPriority } from '@vigie/contracts/entities'
import type { AlarmSoundView } from '@vigie/machines/alarm-sound'
import { type LucideIcon, Volume2, VolumeOff, VolumeX } from 'lucide-react'
import { useAlarmSound } from '@/actors/alarm-views'
import { useActors } from '@/actors/session-context'
import { useActiveAlarms } from '@/data'
import { alarmSigns } from '@/text/alarm-signs'
import { cn } from '@/ui/cn'
import { Tooltip } from '@/widgets/layers/tooltip'

const { sound: words } = alarmSigns
const ICONS: Record<AlarmSoundView, LucideIcon> = { armed: Volume2, blocked: VolumeOff, muted: VolumeX }

/** Priorities of which a sound that is missed matters: the others wait for whoever looks at the list. */
const CALLS: ReadonlySet<AlarmPriority> = new Set<AlarmPriority>(['critical', 'high'])

/**
 * Whether alarms can be heard: a sign that is always there; pressed, it mutes them for a while or ends that. While the
 * browser keeps the page silent a press is what arms it, as any other is. Words stand beside it only when somebody has to
 * know: that it is muted, or what to do once an alarm of a priority that calls somebody at once is active, not
 * acknowledged and cannot be heard.
 */
export const SoundSign = () => {
  const state = useAlarmSound()
  const { alarmSound } = useActors()
  const Icon = ICONS[state]
  const isMissed = useActiveAlarms().some(({ state, priority }) => state === 'unacknowledged' && CALLS.has(priority))
  const isLoud = state === 'muted' || (state === 'blocked' && isMissed)
  return (
    <Tooltip content={words.help[state]}>
      <button
        type="button"
        data-sound={state}
        data-loud={isLoud}
        aria-label={`${words[state]}. ${words.help[state]}`}
        aria-keyshortcuts="m"
        onClick={() => state !== 'blocked' && alarmSound.send({ type: 'mute.pressed' })}
        className={cn(
          'touch inline-flex h-8 shrink-0 items-center gap-1.5 rounded-full border px-2 text-xs sm:px-3',
          isLoud ? 'border-warn/60 bg-warn-soft font-medium text-warn' : 'border-line text-muted hover:bg-hover',
        )}
      >
        <Icon aria-hidden className="size-4" />
        {isLoud && <span className="max-lg:hidden">{state === 'blocked' ? words.allow : words[state]}</span>}
      </button>
    </Tooltip>
  )
}
