import { MINUTE_MS } from '@vigie/contracts/entities'
import type { Arrivals } from '@/data/alarm-log'
import { formatMomentMinute } from '@/text'
import { loadText } from '@/text/alarm-load'

/** What comes within a minute of the last alarm goes on with it; as much silence ends what people see as one flood. */
const SILENCE_MS = MINUTE_MS

/** A flood in words: while alarms come, how many; once none came for a minute, that, and when the last one did. */
export const floodWords = (
  { count, last }: Arrivals,
  now: number,
): { readonly words: string; readonly isOver: boolean } =>
  last === null || now - last < SILENCE_MS
    ? { words: loadText.flood.running(count), isOver: false }
    : { words: loadText.flood.over(count, formatMomentMinute(last, now)), isOver: true }
