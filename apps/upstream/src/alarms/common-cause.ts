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

/** What is known of the cause of cuts on record. */
export type CutCauses = {
  /** those with which one is, by its alarm; undefined: that one is not among them */
  readonly of: (id: string) => CommonCause<Alarm> | undefined
  /** that of what supplies one, in the occurrence that is nearest to it; null: not known, or it is that one */
  readonly sourceOf: (cut: Pick<Alarm, 'id' | 'device' | 'raisedAt'>) => Alarm | null
}

/** @param cuts whole moments of them, oldest first; a device that flips may be in one moment several times */
export const cutCausesOf = (cuts: readonly Alarm[], supply: Supply): CutCauses => {
  const causes = new Map<string, { readonly cause: CommonCause<Alarm>; readonly own: readonly Alarm[] }>()
  for (const moment of groupByMoment(cuts, beganAt)) {
    const byDevice = Map.groupBy(moment, ({ device }) => device)
    const latest = [...byDevice.values()].flatMap((own) => own.at(-1) ?? [])
    for (const cause of commonCausesOf(latest, { supply })) {
      const own = cause.cuts.flatMap(({ device }) => byDevice.get(device) ?? [])
      for (const { id } of own) causes.set(id, { cause, own })
    }
  }
  return {
    of: (id) => causes.get(id)?.cause,
    sourceOf: (cut) => {
      const found = causes.get(cut.id)
      const source = found?.cause.source ?? null
      if (found === undefined || source === null || source.device === cut.device) return null
      const at = beganAt(cut)
      const distance = (one: Alarm) => Math.abs(beganAt(one) - at)
      const occurrences = found.own.filter(({ device }) => device === source.device)
      return occurrences.reduce((nearest, one) => (distance(one) < distance(nearest) ? one : nearest), source)
    },
  }
}

/**
 * The alarm that one follows from, as far as is known by now.
 * @param cut the alarm itself where it is a cut, else the one that it is suppressed by
 */
export const causeOf = (alarm: Alarm, cut: Alarm | undefined, causes: CutCauses): string | null => {
  if (cut === undefined) return alarm.cause
  const source = causes.sourceOf(cut)
  if (source !== null) return source.id
  if (alarm.id !== cut.id) return cut.id
  // recorded is the first that was heard of, which may have had a source of its own
  const recorded = alarm.cause === null ? undefined : causes.of(alarm.cause)
  const own = causes.of(alarm.id)
  return own?.source != null || (recorded !== undefined && recorded !== own) ? null : alarm.cause
}

/**
 * What is said of a cause; null: too few have it.
 * @param source the occurrence of its source that is meant
 * @param devices how many the site has
 */
export const commonOf = (
  { cuts, source: known }: CommonCause<Alarm>,
  source: Alarm | null,
  devices: number,
): AlarmCommonCause | null => {
  if (cuts.length < LEAST_TOGETHER) return null
  const named = source ?? known
  return {
    source: named === null ? null : { alarm: named.id, device: named.device },
    devices: cuts.length,
    lasting: cuts.filter(({ clearedAt }) => clearedAt === null).length,
    priority: priorityOfCause(cuts, { cut: cuts.length, devices }),
  }
}

const beganAt = ({ raisedAt }: Pick<Alarm, 'raisedAt'>): number => Date.parse(raisedAt)
