import type { Figure } from '../kpi.ts'
import { isComparable } from './comparable.ts'

/** Less than this share of what was before is no swing of every day. */
export const FAR_LESS = 0.5

/** Whether a figure is far less than the one that it can be compared with: what follows from it then needs its cause. */
export const isFarLess = (figure: Figure): boolean =>
  isComparable(figure) && (figure.value ?? 0) < FAR_LESS * (figure.previous ?? 0)
