// In: notifications of a day, newest first. Out: the same, those of one moment that say the same thing together, and each
// cut below the return that ended it.
import { isPowerOff, isSameMoment, LEAST_TOGETHER, type Notification } from '@vigie/contracts/entities'

/** What is read as one: a notification, or those of one moment. */
export type Told = readonly [Notification, ...(readonly Notification[])]

/** Neighbours that say the same of several devices in one moment are one thing to read, from as many on as the list of alarms folds. */
export const toldTogether = (items: readonly Notification[]): readonly Told[] => {
  const runs: [Notification, ...Notification[]][] = []
  for (const item of items) {
    const run = runs.at(-1)
    if (run !== undefined && isSameNews(run[0], item)) run.push(item)
    else runs.push([item])
  }
  return runs.flatMap((run): readonly Told[] =>
    run.length < LEAST_TOGETHER ? run.map((one) => [one] as const) : [run],
  )
}

const isSameNews = (one: Notification, other: Notification): boolean =>
  isPowerOff(one) === isPowerOff(other) && isSameMoment(Date.parse(one.created_at), Date.parse(other.created_at))

/** What is read as one, and its part: a return that has its cut right below it, that cut, or something else. */
export type ToldPart = { readonly told: Told; readonly part: 'alone' | 'return' | 'cut' }

/** The same, each cut of which the list tells the return right below that: together they are one thing to read. */
export const withTheirCuts = (all: readonly Told[]): readonly ToldPart[] => {
  const cutOf = new Map(all.flatMap((told, place) => pairOf(told, all.slice(place + 1)) ?? []))
  const placed = new Set(cutOf.values())
  return all.flatMap((told): readonly ToldPart[] => {
    if (placed.has(told)) return []
    const cut = cutOf.get(told)
    if (cut === undefined) return [{ told, part: 'alone' }]
    return [
      { told, part: 'return' },
      { told: cut, part: 'cut' },
    ]
  })
}

/** A return and the cut that it ended: of what came before, the first that is of one of its devices, if it is of all of them and of no other. */
const pairOf = (told: Told, before: readonly Told[]): readonly [readonly [Told, Told]] | null => {
  if (isPowerOff(told[0])) return null
  const devices = new Set(told.map(deviceOf))
  const cut = before.find((one) => one.some((each) => devices.has(deviceOf(each))))
  if (cut === undefined || !isPowerOff(cut[0])) return null
  const own = new Set(cut.map(deviceOf))
  return own.size === devices.size && cut.every((each) => devices.has(deviceOf(each))) ? [[told, cut]] : null
}

const deviceOf = ({ device_id }: Notification): string => device_id._id ?? device_id.name
