import { alarmToDo } from '@vigie/contracts/alarm-to-do'
import type { Alarm, Device } from '@vigie/contracts/entities'
import { despiteToDo, useDespiteCut } from '@/widgets/device-detail/despite-cut'
import { useVoltageAhead } from '@/widgets/device-detail/voltage-ahead'
import { useAlarmFacts } from './context.ts'

/** The device of a cut that holds; undefined: the alarm is of something else, or over. */
const useCutDevice = ({ device, condition, clearedAt }: Alarm): Device | undefined => {
  const { devices } = useAlarmFacts()
  return condition === 'power-off' && clearedAt === null ? devices.find(({ id }) => id === device) : undefined
}

/** What to do about a cut that holds by its signal, though its pump still works; null: nothing contradicts the alarm. */
export const useContradiction = (alarm: Alarm): string | null => {
  const despite = useDespiteCut(useCutDevice(alarm))
  return despite === null ? null : despiteToDo(despite)
}

/** What to do about an alarm, in the words of the page of its device. */
export const useToDo = (alarm: Alarm): string => {
  const isSupplied = useVoltageAhead(useCutDevice(alarm))
  const contradicted = useContradiction(alarm)
  return contradicted ?? alarmToDo(alarm, isSupplied)
}
