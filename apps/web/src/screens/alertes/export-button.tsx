import type { Alarm } from '@vigie/contracts/entities'
import { ALARM_CONDITION_NAMES } from '@vigie/contracts/words'
import { Download } from 'lucide-react'
import { saveText } from '@/data'
import { formatDateTimeSeconds } from '@/text'
import { ALARM_STATE_NAMES, alarmText, PRIORITY_NAMES } from '@/text/alarms'
import { Button } from '@/ui/button'
import { csvOf } from '@/widgets/export/csv'
import { useAlarms } from './context.ts'

/** Saves the alarms of the list, in their order, as a spreadsheet in French reads them. */
export const ExportButton = () => {
  const { view, alarmOf, nameOf } = useAlarms()
  const save = () => {
    const rows = view.shown.rows.flatMap(({ id }) => {
      const alarm = alarmOf(id)
      return alarm === undefined ? [] : [cellsOf(alarm, nameOf(alarm.device))]
    })
    saveText('alarmes.csv', 'text/csv', csvOf([alarmText.exportColumns, ...rows]))
  }
  return (
    <Button size="sm" variant="outline" disabled={view.shown.rows.length === 0} onClick={save} className="print:hidden">
      <Download aria-hidden />
      {alarmText.export}
    </Button>
  )
}

const cellsOf = (alarm: Alarm, name: string): readonly string[] => [
  name,
  alarm.device,
  ALARM_CONDITION_NAMES[alarm.condition],
  PRIORITY_NAMES[alarm.priority],
  ALARM_STATE_NAMES[alarm.state],
  moment(alarm.raisedAt),
  moment(alarm.clearedAt),
  moment(alarm.acknowledgedAt),
  alarm.acknowledgedBy?.name ?? '',
]
const moment = (at: string | null): string => (at === null ? '' : formatDateTimeSeconds(Date.parse(at)))
