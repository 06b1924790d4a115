import type { Device, Outage } from '@vigie/contracts/entities'
import { useCapability, useNow, useOutages } from '@/data'
import { formatDateTime, formatDuration } from '@/text'
import { detail } from '@/text/kpi'
import { Card } from '@/ui/card'
import { usePeriod } from '../period/use-period.ts'

const MINUTE_MS = 60_000
const words = detail.outages

/** Power cuts of a device that touch the period, newest first. */
export const OutageLog = ({ device }: { readonly device: Device }) => {
  const [period] = usePeriod()
  const outages = useOutages(period)
  const offered = useCapability('kpis')
  if (offered === false) return null
  const own = outages.data?.filter((outage) => outage.device === device.id)
  return (
    <Card className="flex flex-col gap-2 p-4">
      <h2 className="font-semibold text-sm">{words.title}</h2>
      {own === undefined ? (
        <p className="text-muted text-sm">{outages.isError ? words.error : '…'}</p>
      ) : own.length === 0 ? (
        <p className="text-muted text-sm">{words.none}</p>
      ) : (
        <OutageTable outages={own} />
      )}
    </Card>
  )
}

const OutageTable = ({ outages }: { readonly outages: readonly Outage[] }) => {
  const now = useNow(MINUTE_MS)
  return (
    <table className="w-full text-sm tabular-nums">
      <thead className="text-left text-muted text-xs">
        <tr>
          <th scope="col" className="py-1.5 pr-3 font-medium">
            {words.from}
          </th>
          <th scope="col" className="py-1.5 pr-3 font-medium">
            {words.to}
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            {words.duration}
          </th>
        </tr>
      </thead>
      <tbody>
        {outages.map(({ from, to }) => (
          <tr key={from} className="border-line border-t">
            <td className="py-1.5 pr-3">{formatDateTime(from)}</td>
            <td className="py-1.5 pr-3">
              {to === null ? <span className="font-medium text-bad">{words.ongoing}</span> : formatDateTime(to)}
            </td>
            <td className="py-1.5 text-right">{formatDuration((to ?? now) - from)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
