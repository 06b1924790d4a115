import type { Device, Power } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useSources, useUnpowered } from '@/data'

/** What devices tell of their power now, and the same object for as long as it stays so. */
export const usePower = (devices: readonly Device[]): Power => {
  const { board } = useSources().live
  // it changes when the power of a device does
  useUnpowered()
  const powered = devices.flatMap(({ id }) => board.status(id)?.powered ?? [])
  const told = powered.length
  const on = powered.filter(Boolean).length
  return useMemo(() => ({ told, on }), [told, on])
}
