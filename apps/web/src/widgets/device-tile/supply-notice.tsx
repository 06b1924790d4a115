import { MINUTE_MS } from '@vigie/contracts/entities'
import { useDeviceStatus, useNow } from '@/data'
import { formatMomentMinute } from '@/text'
import { supply as words } from '@/text/live'
import { Alert } from '@/ui/alert'
import { useSupply } from './use-supply.ts'

/** While the meter that all of the site hangs on is off: that the site is cut, and since when. */
export const SupplyNotice = () => {
  const supply = useSupply()
  const status = useDeviceStatus(supply ?? '')
  const now = useNow(MINUTE_MS)
  if (supply === null || status?.powered !== false) return null
  const since = status.poweredAt === null ? null : formatMomentMinute(Date.parse(status.poweredAt), now)
  return (
    <Alert tone="bad" title={words.cut(since)}>
      {words.cutHelp}
    </Alert>
  )
}
