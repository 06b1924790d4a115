import type { Logger } from 'pino'
import { CHANNELS, type Signals } from '../store/signals.ts'

const RETRY_MS = 1_000

type Read = { readonly reload: () => Promise<void> }

/**
 * Reads devices and settings again when another instance says that it changed them, and whenever the line to it is up
 * again: what was said meanwhile was missed. What cannot be read is read a second later. Returns the unsubscribe.
 */
export const followSignals = (
  signals: Signals,
  { directory, settings }: { readonly directory: Read; readonly settings: Read },
  log: Logger,
): (() => void) => {
  const timers = new Map<Read, NodeJS.Timeout>()
  let isOver = false
  const read = (one: Read) => () => {
    clearTimeout(timers.get(one))
    timers.delete(one)
    one.reload().catch((error: unknown) => {
      if (isOver) return
      log.warn({ error: String(error) }, `${one === directory ? 'devices' : 'settings of alarms'} not read again`)
      clearTimeout(timers.get(one))
      timers.set(one, setTimeout(read(one), RETRY_MS).unref())
    })
  }
  const stops = [
    signals.on(CHANNELS.devices, read(directory)),
    signals.on(CHANNELS.settings, read(settings)),
    signals.onUp(read(directory)),
    signals.onUp(read(settings)),
  ]
  return () => {
    isOver = true
    for (const stop of stops) stop()
    for (const timer of timers.values()) clearTimeout(timer)
  }
}
