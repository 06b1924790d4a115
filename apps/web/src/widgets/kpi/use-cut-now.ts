import { type Device, isPumpingOver, type KpiBody, MINUTE_MS } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useDevices, useKpis, useNow, useSources, useUnpowered } from '@/data'
import { kpi } from '@/text/kpi'
import { TODAY } from '../leaks/leaks.ts'
import { useTargetCode } from '../site-state/target-code.ts'
import { type Cuts, type Held, heldBy, isWaterPump, lastingCuts } from './held.ts'
import { usePumps } from './use-pumps.ts'

/** How many devices of the site are without power now, in words; undefined: none is known to be. */
export const useCutNow = (): string | undefined => {
  const { size } = useUnpowered()
  return size === 0 ? undefined : kpi.cutNow(size)
}

/** Who is without power now, and since when; looked at each minute. */
export const useCuts = (): Cuts => {
  const off = useUnpowered()
  const { board } = useSources().live
  return new Map([...off].map((id) => [id, instantOf(board.status(id)?.poweredAt)]))
}
const instantOf = (iso: string | null | undefined): number | null => (iso == null ? null : Date.parse(iso))

/**
 * Which figures of a period lead nowhere now, as what counts them has been without power for long enough to matter, or
 * only where its pumps work again.
 * @param period absent: any cut matters
 */
export const useHeld = (period?: KpiBody['period']): Held => {
  const cuts = useCuts()
  const now = useNow(MINUTE_MS)
  const devices = useDevices().data ?? NONE
  const today = useKpis(TODAY).data
  const { on } = usePumps(devices)
  const code = useTargetCode()
  const isBehind = today !== undefined && on === 0 && code.at === 'there' && code.part.pumpsBehind(today) !== null
  const isCut = devices.some((one) => isWaterPump(one) && cuts.has(one.id))
  const rests = (isBehind || isCut) && !(today !== undefined && isPumpingOver(today, period))
  // the same set until somebody is off for long enough, or has power again
  const off = [...(period === undefined ? cuts.keys() : lastingCuts(cuts, period, now))].join(' ')
  return useMemo(
    () => heldBy(devices, new Set(devices.flatMap(({ id }) => (off.split(' ').includes(id) ? [id] : []))), rests),
    [devices, off, rests],
  )
}
const NONE: readonly Device[] = []
