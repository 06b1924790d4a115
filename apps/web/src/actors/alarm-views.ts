// What the parts that come late read of the charts of alarms: no first screen carries it.
import { alarmActsView, type OwnAct } from '@vigie/machines/alarm-acts'
import { alarmSoundView } from '@vigie/machines/alarm-sound'
import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo, useSyncExternalStore } from 'react'
import { useActors } from './session-context.ts'

/** One's own acts: those of this tab, and beneath them those that other tabs keep. */
export const useAlarmActs = () => {
  const { alarmActs, keptActs } = useActors()
  const own = useSelector(alarmActs, alarmActsView, sameActs)
  const others = useSyncExternalStore(keptActs.subscribe, keptActs.others)
  return useMemo((): Acts => {
    const told = others.flatMap(({ ids, order, code }) =>
      ids.map((id): [string, OwnAct] => [
        id,
        code === undefined ? { kind: 'unsent', order } : { kind: 'refused', order, code },
      ]),
    )
    const waiting = others.filter(({ code }) => code === undefined).length
    return { ...own, acts: { ...Object.fromEntries(told), ...own.acts }, open: own.open + waiting }
  }, [own, others])
}
export const useAlarmSound = () => useSelector(useActors().alarmSound, alarmSoundView)

type Acts = ReturnType<typeof alarmActsView>
const sameActs = (one: Acts, other: Acts): boolean =>
  one.open === other.open && one.isLinked === other.isLinked && sameFates(one.acts, other.acts)
const sameFates = (one: Acts['acts'], other: Acts['acts']): boolean => {
  const ids = Object.keys(one)
  return ids.length === Object.keys(other).length && ids.every((id) => shallowEqual(one[id], other[id]))
}
