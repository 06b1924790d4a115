import type { DeviceId } from '@vigie/contracts/entities'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Where a device is shown live on this screen: the same address, with the device chosen and the place to go to. */
export const useLivePath = (): ((device: DeviceId | null) => string) => {
  const [search] = useSearchParams()
  return useCallback(
    (device) => {
      const next = new URLSearchParams(search)
      if (device !== null) next.set('appareil', device)
      return `?${next}#direct`
    },
    [search],
  )
}
