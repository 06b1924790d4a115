// In: a call. Out: whether what is said of it is read of tanks at this moment.
import type { FigureId } from '@vigie/contracts/entities'
import type { Call } from '../call.ts'

/** Figures of a tank that its level of now tells. */
const OF_NOW: ReadonlySet<FigureId> = new Set<FigureId>(['levelM', 'levelPct', 'storedM3'])

/** Whether what is said of a call is read of devices at this moment. */
export const isOfNow = (call: Call): boolean =>
  call.tool === 'figure' &&
  call.asks !== 'course' &&
  call.period === null &&
  call.of !== 'site' &&
  OF_NOW.has(call.figure)
