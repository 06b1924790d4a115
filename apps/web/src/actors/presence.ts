import { MINUTE_MS } from '@vigie/contracts/entities'
import { presenceMachine } from '@vigie/machines/presence'
import { createActor } from 'xstate'
import { onActivity } from '@/adapters/activity'
import { onPageShown } from '@/adapters/environment'
import { openPresenceTabs } from '@/adapters/tabs'
import { type Inspect, watched } from './inspect.ts'

type PresenceOptions = {
  readonly idleMinutes: number
  readonly onAbsence: () => void
  readonly inspect: Inspect
}

/** The chart of whether somebody is at the page of an administrator, here or in another of their tabs. */
export const createPresence = ({ idleMinutes, onAbsence, inspect }: PresenceOptions) => {
  const input = { limitMs: idleMinutes * MINUTE_MS, now: Date.now() }
  const presence = createActor(presenceMachine, { id: 'presence', input, ...watched(inspect) })
  presence.on('absence.found', onAbsence)
  const look = () => presence.send({ type: 'clock.read', at: Date.now() })
  presence.on('warning.given', look)
  const stopLooking = onPageShown(look)
  const see = () => presence.send({ type: 'activity.seen', at: Date.now() })
  const tabs = openPresenceTabs(see)
  const stopHearing = onActivity(() => {
    see()
    tabs.tellUsed()
  })
  return {
    presence: presence.start(),
    see,
    close: () => {
      stopHearing()
      stopLooking()
      tabs.close()
      presence.stop()
    },
  }
}
