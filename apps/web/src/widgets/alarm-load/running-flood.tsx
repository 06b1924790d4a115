import { type AlarmLoad, HOUR_MS } from '@vigie/contracts/entities'
import { useNow, useSources } from '@/data'
import { useAlarmLog } from '@/data/alarms'
import { loadText } from '@/text/alarm-load'
import { Alert } from '@/ui/alert'
import { floodWords } from './flood-words.ts'
import { PEAK_TEN_MINUTES } from './verdicts.ts'

/** A flood of the last minutes: the figures end at their watermark and may not hold all of it yet. */
export const RunningFlood = ({ load }: { readonly load: AlarmLoad }) => {
  const { clock } = useSources()
  const log = useAlarmLog()
  useNow(10_000)
  const now = clock.now()
  const arrivals = log.lately(now)
  const { count, last } = arrivals
  if (count <= PEAK_TEN_MINUTES.acceptable || now - load.to > HOUR_MS) return null
  const { words, isOver } = floodWords(arrivals, now)
  const isCounted = last !== null && last < load.to
  if (isOver && isCounted) return null
  return <Alert tone={isOver ? 'warn' : 'bad'}>{isCounted ? words : `${words} ${loadText.flood.notCounted}`}</Alert>
}
