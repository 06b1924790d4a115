import {
  type Alarm,
  type AlarmCommonCause,
  type CommonCause,
  commonCausesOf,
  groupByMoment,
  isSameMoment,
  LEAST_TOGETHER,
  priorityOfCause,
  type Supply,
} from '@vigie/contracts/entities'

// Which cuts have one cause. What is known when one is raised is recorded with it; whoever asks is answered by the whole
// record, since the meter that supplies what is cut may be heard of after it, and since an alarm whose device is cut
// again is over, and was cut.

/**
 * What a cut is recorded to follow from: of the cuts of its moment that of what supplies it, else the first; null: it is
 * the first, or supplies another that was heard of before it.
 * @param alarms open ones, in the order in which they were raised
 */
export const causeWhenRaised = (
  alarms: readonly Alarm[],
  { device, at }: { readonly device: string; readonly at: number },
  supply: () => Supply,
): string | null => {
  const leads = alarms.filter(
    ({ condition, clearedAt, cause, raisedAt }) =>
      condition === 'power-off' && clearedAt === null && cause === null && isSameMoment(Date.parse(raisedAt), at),
  )
  const [first] = leads
  if (first === undefined) return null
  const supplied = supply()
  const source = leads.find((lead) => supplied(lead.device).has(device))
  if (source !== undefined) return source.id
  return leads.some((lead) => supplied(device).has(lead.device)) ? null : first.id
}

/** What is looked at of a cut on record. */
type Cut = Pick<Alarm, 'id' | 'device' | 'priority' | 'raisedAt' | 'clearedAt'>

/**
 * The cut that one follows from as far as is known by now: of those of its moment that of what supplies it, the largest
 * first, in the occurrence that is nearest to it; null: none is known.
 */
export const sourceNear = <C extends Cut>(cut: Cut, cuts: readonly C[], supply: Supply): C | null => {
  const at = beganAt(cut)
  const near = cuts.filter((one) => isSameMoment(beganAt(one), at) && supply(one.device).has(cut.device))
  const distance = (one: Cut) => Math.abs(beganAt(one) - at)
  return (
    near.toSorted(
      (one, other) => supply(other.device).size - supply(one.device).size || distance(one) - distance(other),
    )[0] ?? null
  )
}

/** What is known of the alarm of a cut by now. */
export type KnownCut = {
  readonly cut: Cut
  /** what it is recorded to follow from; undefined: nothing */
  readonly recorded: Cut | undefined
}

/**
 * The alarm that a cut follows from: that of what supplies it, else the one that it is recorded with, the first that was
 * heard of, unless that one has a source of its own by now; null: none.
 * @param cuts those of whatever supplies others
 */
export const causeOfCut = ({ cut, recorded }: KnownCut, cuts: readonly Cut[], supply: Supply): string | null => {
  const source = sourceNear(cut, cuts, supply)
  if (source !== null) return source.id
  if (recorded === undefined || supply(cut.device).has(recorded.device)) return null
  return sourceNear(recorded, cuts, supply) === null ? recorded.id : null
}

/**
 * The cause of each cut on record, by its alarm, with the occurrences that belong to it.
 * @param cuts whole moments of them, oldest first; a device that flips may be in one moment several times
 */
export const causesOfRecord = <C extends Cut>(
  cuts: readonly C[],
  supply: Supply,
): ReadonlyMap<string, CommonCause<C>> => {
  const causes = new Map<string, CommonCause<C>>()
  for (const moment of groupByMoment(cuts, beganAt)) {
    const byDevice = Map.groupBy(moment, ({ device }) => device)
    const latest = [...byDevice.values()].flatMap((own) => own.at(-1) ?? [])
    for (const cause of commonCausesOf(latest, { supply }))
      for (const { device } of cause.cuts) for (const { id } of byDevice.get(device) ?? []) causes.set(id, cause)
  }
  return causes
}

/**
 * What is said of a cause; null: too few have it.
 * @param devices how many the site has
 */
export const commonOf = ({ cuts, source }: CommonCause<Cut>, devices: number): AlarmCommonCause | null =>
  cuts.length < LEAST_TOGETHER
    ? null
    : {
        source: source === null ? null : { alarm: source.id, device: source.device },
        devices: cuts.length,
        lasting: cuts.filter(({ clearedAt }) => clearedAt === null).length,
        priority: priorityOfCause(cuts, { cut: cuts.length, devices }),
      }

const beganAt = ({ raisedAt }: Pick<Alarm, 'raisedAt'>): number => Date.parse(raisedAt)
