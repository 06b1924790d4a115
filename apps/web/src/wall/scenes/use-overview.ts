// In: the devices of a site. Out: what its overview is made of, and what of it asks for room.
import type { Alarm, Device } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { wall } from '@/text/wall'
import { alarmRowEm } from '../alarm-line.ts'
import type { Measure } from '../measure.ts'
import { needsNoAge, writtenValue } from '../parts/figure-row.tsx'
import { sizesOf } from '../parts/strip.tsx'
import type { Box } from '../room.ts'
import { isOver } from '../urgent.ts'
import { type Series, useMeasure } from '../use-measure.ts'
import { figuresOf, type Group, groupsOf, levelOf, tanksOf } from '../wall-devices.ts'
import type { Things } from './overview-plan.ts'

export type FigureName = keyof typeof wall.figures

type OverviewParts = {
  readonly groups: readonly Group[]
  readonly sizes: readonly number[]
  readonly tanks: readonly Device[]
  readonly figures: readonly FigureName[]
  readonly series: Readonly<Record<FigureName, readonly Series[]>>
  readonly measures: Readonly<Record<FigureName, Measure>>
  readonly things: Things
}

/** @param alarms those that could be named, the gravest first */
export const useOverview = (devices: readonly Device[], alarms: readonly Alarm[], box: Box): OverviewParts => {
  const groups = useMemo(() => groupsOf(devices), [devices])
  const tanks = useMemo(() => tanksOf(devices), [devices])
  const levels = useMemo(() => tanks.flatMap((tank) => levelOf(tank) ?? []), [tanks])
  const series = useMemo(() => figuresOf(devices), [devices])
  const measures = {
    pumped: useMeasure(series.pumped),
    drawn: useMeasure(series.drawn),
    grid: useMeasure(series.grid),
    solar: useMeasure(series.solar),
  }
  const level = useMeasure(levels)
  const figures = (Object.keys(wall.figures) as FigureName[]).filter((name) => series[name].length > 0)
  // the time of what is frozen is on the line of its value, or in place of how long a tank lasts
  const takesLines = (measure: Measure) => !needsNoAge(measure) && measure.truth !== 'frozen'
  const things = {
    tanks: tanks.length,
    areTanksAged: takesLines(level),
    withAge: figures.map((name) => takesLines(measures[name])),
    letters: Math.max(0, ...figures.map((name) => writtenValue(measures[name]).length)),
    areDated: figures.some((name) => measures[name].truth === 'frozen'),
    alarms: alarms.map((alarm) => alarmRowEm(alarm, box, isOver(alarm))),
  }
  return { groups, sizes: sizesOf(groups), tanks, figures, series, measures, things }
}
