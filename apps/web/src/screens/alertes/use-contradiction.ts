import type { Alarm } from '@vigie/contracts/entities'
import { despiteToDo, useDespiteCut } from '@/widgets/device-detail/despite-cut'
import { useAlarmFacts } from './context.ts'

/** What to do about a cut that holds by its signal, though its pump still works; null: nothing contradicts the alarm. */
export const useContradiction = ({ device, condition, clearedAt }: Alarm): string | null => {
  const { devices } = useAlarmFacts()
  const isCut = condition === 'power-off' && clearedAt === null
  const despite = useDespiteCut(isCut ? devices.find(({ id }) => id === device) : undefined)
  return despite === null ? null : despiteToDo(despite)
}
