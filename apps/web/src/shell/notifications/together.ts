// In: notifications of a day, newest first. Out: the same, those of one moment that say the same thing together.
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
