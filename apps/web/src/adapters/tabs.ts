import type { DebriefStretch } from '@vigie/machines/debrief'
import { z } from 'zod'

/** Tabs of this origin tell each other what was seen: notifications, what happened meanwhile, and that somebody is there. */
const CHANNELS = {
  notifications: 'vigie:notifications',
  debrief: 'vigie:debrief',
  presence: 'vigie:presence',
} as const
const USED = 'used'
const stretch = z.object({ epoch: z.string(), from: z.number(), to: z.number() })

/** What the tabs of one browser say to each other about notifications; `close` ends it. */
export const openTabs = (onUsedElsewhere: () => void) => openUses(CHANNELS.notifications, onUsedElsewhere)
/** The same about somebody who is at one of them. */
export const openPresenceTabs = (onUsedElsewhere: () => void) => openUses(CHANNELS.presence, onUsedElsewhere)

const openUses = (name: string, onUsedElsewhere: () => void) => {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => {
    if (data === USED) onUsedElsewhere()
  }
  return {
    tellUsed: () => channel.postMessage(USED),
    close: () => channel.close(),
  }
}

/** The same about what happened while the connection was lost: the stretch of the journal that somebody has seen. */
export const openDebriefTabs = (onSeenElsewhere: (seen: DebriefStretch) => void) => {
  const channel = new BroadcastChannel(CHANNELS.debrief)
  channel.onmessage = ({ data }) => {
    const parsed = stretch.safeParse(data)
    if (parsed.success) onSeenElsewhere(parsed.data)
  }
  return {
    tellSeen: (seen: DebriefStretch) => channel.postMessage(seen),
    close: () => channel.close(),
  }
}
