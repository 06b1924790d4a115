// In: the devices of a site, its figures of today. Out: what is seen of its pumps, and that all of them stand.
import type { Device, KpiBody } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useKpis, useUnpowered } from '@/data'
import { useOldLevelAt } from '../kpi/old-levels.ts'
import { usePumps } from '../kpi/use-pumps.ts'
import { TODAY } from '../leaks/leaks.ts'
import type { PumpRest, PumpsNow } from './pump-rest.ts'
import { useTargetCode } from './target-code.ts'

/** What is seen of the pumps now, whatever the figures know of it yet; the same object for as long as it stays so. */
export const usePumpsNow = (devices: readonly Device[], today: KpiBody | undefined): PumpsNow => {
  const off = useUnpowered()
  const { on, ranAt } = usePumps(devices)
  const isRunning = on > 0
  const isOld = useOldLevelAt(today?.storages ?? NO_TANKS, today?.until ?? 0) !== null
  return useMemo(() => ({ isRunning, ranAt, off, isOld }), [isRunning, ranAt, off, isOld])
}
const NO_TANKS: KpiBody['storages'] = []

/** That all pumps stand while they usually work; null: they do not, or how that is judged is not known yet. */
export const usePumpRest = (devices: readonly Device[]): PumpRest | null => {
  const code = useTargetCode()
  const { data: today } = useKpis(TODAY)
  const now = usePumpsNow(devices, today)
  return useMemo(() => (code.at === 'there' ? code.part.pumpRestOf(today, now) : null), [code, today, now])
}
