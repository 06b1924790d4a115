// In: a length of time that was measured. Out: its words, to the second below ten minutes, as sums of short cuts are.
import { MINUTE_MS } from '@vigie/contracts/entities'
import { formatSpan } from '@vigie/contracts/format'

const TO_THE_SECOND_MS = 10 * MINUTE_MS
const SECOND_MS = 1_000

/** « 3 min 33 s », « 38 s », « 1 h 9 min ». */
export const spanWords = (ms: number): string => {
  const seconds = Math.round(ms / SECOND_MS)
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  if (ms >= TO_THE_SECOND_MS || minutes < 2 || rest === 0) return formatSpan(ms)
  return `${minutes}\u00a0min ${rest}\u00a0s`
}
