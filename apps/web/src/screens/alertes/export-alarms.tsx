import { REST_PATHS } from '@vigie/contracts/rest'
import { useConfig } from '@/data'
import { type AlarmQuery, alarmSearch } from '@/data/alarms'
import { alarmText } from '@/text/alarms'
import { ExportButtons } from '@/widgets/export/export-buttons'

/** Saves every alarm that the filters of the address give, as the server has them, however many the page has read. */
export const ExportAlarms = ({ query }: { readonly query: AlarmQuery }) => {
  const { site } = useConfig()
  const search = alarmSearch(query, null)
  search.delete('limit')
  return (
    <ExportButtons
      what={alarmText.title}
      path={REST_PATHS.exportAlarms}
      search={search}
      name={`vigie-${site}-alarmes`}
    />
  )
}
