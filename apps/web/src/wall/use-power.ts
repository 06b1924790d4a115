import type { Device } from '@vigie/contracts/entities'
import { useCallback, useSyncExternalStore } from 'react'
import { useSources } from '@/data'

/** How many of these devices never said whether they have power. */
export const useUnknownPower = (devices: readonly Device[]): number => {
  const { board } = useSources().live
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = devices.map(({ id }) => board.subscribeStatus(id, listener))
      return () => {
        for (const unsubscribe of leave) unsubscribe()
      }
    },
    [board, devices],
  )
  return useSyncExternalStore(
    subscribe,
    () => devices.filter(({ id }) => (board.status(id)?.powered ?? null) === null).length,
  )
}
