import { replaceEqualDeep } from '@tanstack/react-query'
import type { Device } from '@vigie/contracts/entities'
import { useMemo, useRef } from 'react'
import { useCapability, useKpis, useOpenAlarms } from '@/data'
import { TODAY } from '../leaks/leaks.ts'
import { type Cause, causesOf, type Power } from './causes.ts'
import { useAttention } from './use-attention.ts'
import { useIsFirstRead } from './use-first-read.ts'
import { usePower } from './use-power.ts'

export type KnownCauses = {
  readonly causes: readonly Cause[]
  /** the figures that tell of tanks and leaks are not read (yet) */
  readonly lacksFigures: boolean
  /** what may say that something is wrong is on its way for the first time */
  readonly isFirstRead: boolean
  readonly power: Power
}

/**
 * What needs watching at the site now, whatever period the page shows; looked at each second, and the same object for as
 * long as it stays so.
 */
export const useCauses = (devices: readonly Device[]): KnownCauses => {
  const attention = useAttention(devices)
  const { data: today } = useKpis(TODAY)
  const isFirstRead = useIsFirstRead()
  const kept = useRef<readonly Cause[]>([])
  const power = usePower(devices)
  const alarms = useOpenAlarms()
  kept.current = replaceEqualDeep(kept.current, causesOf({ devices, attention, power, today, alarms }))
  const causes = kept.current
  const lacksFigures = useCapability('kpis') !== false && today === undefined
  return useMemo(() => ({ causes, power, lacksFigures, isFirstRead }), [causes, power, lacksFigures, isFirstRead])
}
