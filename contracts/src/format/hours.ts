import { type FigureId, HOUR_MS } from '../entities/index.ts'
import { formatAhead, formatSpan } from './duration.ts'

/** Lengths that are foreseen: to the minute they would tell more than is known. */
const AHEAD: ReadonlySet<FigureId> = new Set<FigureId>(['autonomyHours', 'emptyInHours', 'overflowInHours'])

/** A figure that is a length of time, in hours: « 3 j 9 h ». */
export const formatHours = (hours: number, id: FigureId): string =>
  AHEAD.has(id) ? formatAhead(hours * HOUR_MS) : formatSpan(hours * HOUR_MS, id === 'runningHours')
