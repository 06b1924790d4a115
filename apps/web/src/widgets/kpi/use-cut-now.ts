import type { Device } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useDevices, useUnpowered } from '@/data'
import { kpi } from '@/text/kpi'
import { type Held, heldBy } from './held.ts'

/** How many devices of the site are without power now, in words; undefined: none is known to be. */
export const useCutNow = (): string | undefined => {
  const { size } = useUnpowered()
  return size === 0 ? undefined : kpi.cutNow(size)
}

/** Which figures of the site lead nowhere now, as what counts them is without power. */
export const useHeld = (): Held => {
  const off = useUnpowered()
  const devices = useDevices().data ?? NONE
  return useMemo(() => heldBy(devices, off), [devices, off])
}
const NONE: readonly Device[] = []
