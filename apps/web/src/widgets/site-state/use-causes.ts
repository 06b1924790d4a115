import type { Device } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useCapability, useKpis, useOpenAlarms, useSources } from '@/data'
import { TODAY } from '../leaks/leaks.ts'
import { type Cause, causesOf, type Power } from './causes.ts'
import { useAttention } from './use-attention.ts'

export type KnownCauses = {
  readonly causes: readonly Cause[]
  /** the figures that tell of tanks and leaks are not read (yet) */
  readonly lacksFigures: boolean
  /** nothing is known to be wrong, and the first figures that may say so are on their way */
  readonly isFirstRead: boolean
  readonly power: Power
}

/** What needs watching at the site now, whatever period the page shows; looked at each second. */
export const useCauses = (devices: readonly Device[]): KnownCauses => {
  const attention = useAttention(devices)
  const { data: today, isLoading } = useKpis(TODAY)
  const { board } = useSources().live
  const powered = devices.flatMap(({ id }) => board.status(id)?.powered ?? [])
  const told = powered.length
  const on = powered.filter(Boolean).length
  const power = useMemo(() => ({ told, on }), [told, on])
  const alarms = useOpenAlarms()
  const causes = useMemo(
    () => causesOf({ devices, attention, power, today, alarms }),
    [devices, attention, power, today, alarms],
  )
  const lacksFigures = useCapability('kpis') !== false && today === undefined
  return { causes, power, lacksFigures, isFirstRead: causes.length === 0 && isLoading }
}
