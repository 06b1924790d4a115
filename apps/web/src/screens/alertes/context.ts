import type { Alarm, Device, DeviceId, KpiBody } from '@vigie/contracts/entities'
import type { OwnAct } from '@vigie/machines/alarm-acts'
import type { AlarmListEvent, AlarmListView } from '@vigie/machines/alarm-list'
import { createContext, useContext } from 'react'

/** What the parts of the screen of alarms share, but for what the hand and the keyboard change. */
export type AlarmFacts = {
  readonly send: (event: AlarmListEvent) => void
  /** as it is now, or was before it closed */
  readonly alarmOf: (id: Alarm['id']) => Alarm | undefined
  /** of the device, or its id where the site does not know it */
  readonly nameOf: (device: string) => string
  readonly devices: readonly Device[]
  /** figures of today; undefined: not known */
  readonly figures: Pick<KpiBody, 'storages' | 'consumptions' | 'until'> | undefined
  /** devices without power now */
  readonly unpowered: ReadonlySet<DeviceId>
  readonly ownActs: Readonly<Record<Alarm['id'], OwnAct>>
  readonly isLinked: boolean
}
/** What the parts of the screen of alarms share. */
export type Alarms = AlarmFacts & { readonly view: AlarmListView }

const Context = createContext<Alarms | null>(null)
export const AlarmsProvider = Context.Provider
export const useAlarms = (): Alarms => {
  const alarms = useContext(Context)
  if (!alarms) throw new Error('no AlarmsProvider above')
  return alarms
}

const FactsContext = createContext<AlarmFacts | null>(null)
export const AlarmFactsProvider = FactsContext.Provider
/** The same without the view: a row that reads only this is not drawn again when another one becomes the current. */
export const useAlarmFacts = (): AlarmFacts => {
  const facts = useContext(FactsContext)
  if (!facts) throw new Error('no AlarmFactsProvider above')
  return facts
}
