// What the parts that come late read of the charts of alarms: no first screen carries it.
import { alarmActsView } from '@vigie/machines/alarm-acts'
import { alarmSoundView } from '@vigie/machines/alarm-sound'
import { shallowEqual, useSelector } from '@xstate/react'
import { useActors } from './session-context.ts'

export const useAlarmActs = () => useSelector(useActors().alarmActs, alarmActsView, sameActs)
export const useAlarmSound = () => useSelector(useActors().alarmSound, alarmSoundView)

type Acts = ReturnType<typeof alarmActsView>
const sameActs = (one: Acts, other: Acts): boolean =>
  one.open === other.open && one.isLinked === other.isLinked && sameFates(one.acts, other.acts)
const sameFates = (one: Acts['acts'], other: Acts['acts']): boolean => {
  const ids = Object.keys(one)
  return ids.length === Object.keys(other).length && ids.every((id) => shallowEqual(one[id], other[id]))
}
