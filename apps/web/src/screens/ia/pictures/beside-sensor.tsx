import type { PictureWork } from '@vigie/contracts/rest/analyst'
import { useCallback, useMemo } from 'react'
import { iaPictures } from '@/text/ia-pictures'
import { Card } from '@/ui/card'
import { DayChart } from '@/widgets/day-chart/day-chart'
import { metres, signedMetres } from './level-words.ts'

const words = iaPictures.level
/** Fewer points make no curve. */
const LEAST = 2

/** What the camera saw and what the tank's sensor said at the same times: a second series, never mixed into the first. */
export const BesideSensor = ({ works }: { readonly works: readonly PictureWork[] }) => {
  const points = useMemo(() => works.flatMap(pointOf).toSorted((a, b) => a.at - b.at), [works])
  const rowsAt = useCallback(
    (index: number): readonly (readonly [string, string])[] => {
      const point = points[index]
      if (point === undefined) return []
      return [
        [words.byCamera, metres(point.value)],
        [words.bySensor, metres(point.sensorM)],
        [words.difference, signedMetres(point.value - point.sensorM)],
      ]
    },
    [points],
  )
  if (points.length < LEAST) return null
  return (
    <Card className="flex flex-col gap-2 p-4">
      <h3 className="font-medium text-sm">{words.beside}</h3>
      <p className="text-sm tabular-nums">
        {words.besideOf(points.length, signedMetres(median(points.map(({ value, sensorM }) => value - sensorM))))}
      </p>
      <DayChart label={words.besideChart} points={points} unit="m" color="water" rowsAt={rowsAt} isHourly />
    </Card>
  )
}

const pointOf = ({ at, result }: PictureWork) =>
  result?.tool === 'level' && result.levelM !== null && result.sensorM !== null
    ? [{ at: Date.parse(at), value: result.levelM, sensorM: result.sensorM }]
    : []

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
