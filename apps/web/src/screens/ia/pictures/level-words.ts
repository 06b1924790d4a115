// levels of a camera → how they and their difference from a sensor are said
import type { LevelResult } from '@vigie/contracts/rest/analyst'
import { formatNumber, withUnit } from '@/text'

export const metres = (value: number): string => withUnit(formatNumber(value, 2), 'm')
/** « + 0,04 m »: with its sign. */
export const signedMetres = (value: number): string => `${value < 0 ? '−' : '+'} ${metres(Math.abs(value))}`

/** A difference that neither the camera's margin nor a hand's breadth explains. */
const HAND_M = 0.1
const MARGINS = 3
export const isApart = ({ levelM, sensorM, plusMinusM }: LevelResult): boolean =>
  levelM !== null && sensorM !== null && Math.abs(levelM - sensorM) > Math.max(HAND_M, MARGINS * (plusMinusM ?? 0))
