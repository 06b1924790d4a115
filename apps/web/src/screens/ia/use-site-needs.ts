import type { Device } from '@vigie/contracts/entities'
import { useSyncExternalStore } from 'react'
import { useCapability, useDevices, useKpis, useSite, useSources } from '@/data'

const MONTH = { unit: 'month' } as const

/** What every assistant's page reads of the site; `failed`: some of it could not be had. */
export const useSiteNeeds = () => {
  const devices = useDevices()
  const site = useSite()
  const figures = useKpis(MONTH)
  const offersFigures = useCapability('kpis')
  return {
    devices: devices.data,
    site: site.data?.site,
    figures: figures.data,
    offersFigures,
    failed: devices.isError || site.isError || figures.isError,
  }
}

/** How many of these devices are connected now. */
export const useOnlineCount = (devices: readonly Device[]): number => {
  const { board } = useSources().live
  const subscribe = (listener: () => void) => {
    const unsubscribes = devices.map(({ id }) => board.subscribeStatus(id, listener))
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe()
    }
  }
  return useSyncExternalStore(subscribe, () => devices.filter(({ id }) => board.status(id)?.online === true).length)
}
