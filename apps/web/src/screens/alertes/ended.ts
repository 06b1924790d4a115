// In: alarms that are over, newest first. Out: those of one cut together, as the list above them shows a cut that lasts.
import { type Alarm, commonCausesOf, LEAST_TOGETHER, type Supply } from '@vigie/contracts/entities'

/** What the newest alarm of it is, then the others of the same cut. */
export type EndedLine = readonly [Alarm, ...Alarm[]]

/** One line an alarm, or one for all alarms of a cut that took several devices, where the newest of them stands. */
export const endedLines = (alarms: readonly Alarm[], supply: Supply): readonly EndedLine[] => {
  const cuts = alarms.filter(({ condition }) => condition === 'power-off')
  const together = commonCausesOf(cuts, { supply }).filter((one) => one.cuts.length >= LEAST_TOGETHER)
  const groupOf = new Map(together.flatMap((group) => group.cuts.map(({ id }) => [id, group] as const)))
  const told = new Set<object>()
  return alarms.flatMap((alarm): readonly EndedLine[] => {
    const group = groupOf.get(alarm.id)
    if (group === undefined) return [[alarm]]
    if (told.has(group)) return []
    told.add(group)
    return [[alarm, ...group.cuts.filter(({ id }) => id !== alarm.id)]]
  })
}

/** From when the first of them began until the last was over, epoch ms; null: nobody knows when one was over. */
export const endedSpan = (line: EndedLine): { readonly from: number; readonly to: number } | null => {
  const ends = line.flatMap(({ clearedAt }) => (clearedAt === null ? [] : [Date.parse(clearedAt)]))
  if (ends.length < line.length) return null
  return { from: Math.min(...line.map(({ raisedAt }) => Date.parse(raisedAt))), to: Math.max(...ends) }
}
