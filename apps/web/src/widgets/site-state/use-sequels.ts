import { type Device, type KpiBody, MINUTE_MS } from '@vigie/contracts/entities'
import { useNow, useSources, useUnpowered } from '@/data'
import { useIsRunning } from '../alarm/use-is-running.ts'
import type { Cause } from './causes.ts'
import { useTargetCode } from './target-code.ts'

/** Says of each cut of one pump what comes of it, once the code of that is there; to be called whenever causes are looked at. */
export const useSequels = (
  devices: readonly Device[],
  today: KpiBody | undefined,
): ((causes: readonly Cause[]) => readonly Cause[]) => {
  const code = useTargetCode()
  const { readings, board } = useSources().live
  const off = useUnpowered()
  const now = useNow(MINUTE_MS)
  const isRunning = useIsRunning(now)
  if (code.at !== 'there') return (causes) => causes
  const { withSequels } = code.part
  return (causes) =>
    withSequels(causes, { devices, today, off, statusOf: board.status, read: readings.get, isRunning, now })
}
