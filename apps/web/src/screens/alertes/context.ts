import type { Alarm, Device, KpiBody } from '@vigie/contracts/entities'
import type { OwnAct } from '@vigie/machines/alarm-acts'
import type { AlarmListEvent, AlarmListView } from '@vigie/machines/alarm-list'
import { createContext, useContext } from 'react'

/** What the parts of the screen of alarms share. */
export type Alarms = {
  readonly view: AlarmListView
  readonly send: (event: AlarmListEvent) => void
  /** as it is now, or was before it closed */
  readonly alarmOf: (id: Alarm['id']) => Alarm | undefined
  /** of the device, or its id where the site does not know it */
  readonly nameOf: (device: string) => string
  readonly devices: readonly Device[]
  /** figures of today; undefined: not known */
  readonly figures: Pick<KpiBody, 'storages' | 'until'> | undefined
  readonly ownActs: Readonly<Record<Alarm['id'], OwnAct>>
  readonly isLinked: boolean
}

const Context = createContext<Alarms | null>(null)
export const AlarmsProvider = Context.Provider
export const useAlarms = (): Alarms => {
  const alarms = useContext(Context)
  if (!alarms) throw new Error('no AlarmsProvider above')
  return alarms
}
