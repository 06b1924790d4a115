import { isGeneralCut } from '@vigie/contracts/entities'
import { useDevices, useUnpowered } from '@/data'
import { kpi } from '@/text/kpi'

/** How many devices of the site are without power now, in words; undefined: none is known to be. */
export const useCutNow = (): string | undefined => {
  const { size } = useUnpowered()
  return size === 0 ? undefined : kpi.cutNow(size)
}

/** Whether most of the site is without power now: what looks ahead is held until it is back. */
export const useSiteCut = (): boolean => {
  const { size } = useUnpowered()
  const devices = useDevices().data
  return devices !== undefined && isGeneralCut(size, devices.length)
}
