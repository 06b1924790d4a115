import type { Device } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useDevices, useKpis, useUnpowered } from '@/data'
import { kpi } from '@/text/kpi'
import { TODAY } from '../leaks/leaks.ts'
import { useTargetCode } from '../site-state/target-code.ts'
import { type Held, heldBy } from './held.ts'
import { usePumps } from './use-pumps.ts'

/** How many devices of the site are without power now, in words; undefined: none is known to be. */
export const useCutNow = (): string | undefined => {
  const { size } = useUnpowered()
  return size === 0 ? undefined : kpi.cutNow(size)
}

/** Which figures of the site lead nowhere now, as what counts them is without power, or only where its pumps work again. */
export const useHeld = (): Held => {
  const off = useUnpowered()
  const devices = useDevices().data ?? NONE
  const today = useKpis(TODAY).data
  const { on } = usePumps(devices)
  const code = useTargetCode()
  const stand = today !== undefined && on === 0 && code.at === 'there' && code.part.arePumpsBehind(today)
  return useMemo(() => heldBy(devices, off, stand), [devices, off, stand])
}
const NONE: readonly Device[] = []
