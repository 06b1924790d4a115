import { type AlarmLoad, HOUR_MS } from '@vigie/contracts/entities'
import { useNow, useSources } from '@/data'
import { useAlarmLog } from '@/data/alarms'
import { loadText as words } from '@/text/alarm-load'
import { Alert } from '@/ui/alert'
import { PEAK_TEN_MINUTES } from './verdicts.ts'

/** A flood that goes on: the figures end at their watermark and do not hold all of it yet. */
export const RunningFlood = ({ load }: { readonly load: AlarmLoad }) => {
  const { clock } = useSources()
  const log = useAlarmLog()
  useNow(10_000)
  const now = clock.now()
  const count = log.raisedLately(now)
  if (count <= PEAK_TEN_MINUTES.acceptable || now - load.to > HOUR_MS) return null
  return <Alert tone="bad">{words.flood(count)}</Alert>
}
