// In: the alarm of a cut, the open alarms of its site, its devices. Out: the cut of several devices that it is part of.
import {
  type Alarm,
  type CommonCause,
  commonCausesOf,
  type Device,
  hasNoPower,
  LEAST_TOGETHER,
  supplyOf,
} from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useDevices, useOpenAlarms } from '@/data'
import { usePower } from '../site-state/use-power.ts'

/** The cuts that are still before somebody: they last, or nobody has seen that they are over. */
export const openCutsOf = (alarms: readonly Alarm[]): readonly Alarm[] =>
  alarms.filter(
    ({ condition, clearedAt, state }) => condition === 'power-off' && (clearedAt === null || state === 'returned'),
  )

/** The cut of several devices that this alarm is part of, by the rule that the list folds by; null: it stands for itself, or supplies the others. */
const cutWithOthers = (
  alarm: Alarm,
  open: readonly Alarm[],
  site: Parameters<typeof commonCausesOf>[1],
): CommonCause<Alarm> | null => {
  const cause = commonCausesOf(openCutsOf(open), site).find(({ cuts }) => cuts.some(({ id }) => id === alarm.id))
  return cause === undefined || cause.cuts.length < LEAST_TOGETHER || cause.source?.id === alarm.id ? null : cause
}

/** The same of the site as it is now, as what a cut is named after. */
export const useCutWithOthers = (alarm: Alarm) => {
  const open = useOpenAlarms()
  const devices = useDevices().data ?? NO_DEVICES
  const isWhole = hasNoPower(usePower(devices), devices.length)
  return useMemo(() => {
    const cause = cutWithOthers(alarm, open, { supply: supplyOf(devices), isWhole })
    if (cause === null) return null
    const { source, cuts } = cause
    return {
      source: source === null ? null : (devices.find(({ id }) => id === source.device)?.name ?? source.device),
      devices: cuts.length,
      lasting: cuts.filter(({ clearedAt }) => clearedAt === null).length,
    }
  }, [alarm, open, devices, isWhole])
}
const NO_DEVICES: readonly Device[] = []
