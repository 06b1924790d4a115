import type { AlarmSettingValues, Device, FindingCondition, FindingKind, MetricId } from '@vigie/contracts/entities'

// What conditions are judged by. A new kind of fact is one more entry of `AlarmFacts`, made where the thing happens
// (in the commit of a batch, or by a clock) and handed to the engine in that transaction; a condition that depends on
// it names it under `on`.

/** What may happen to a device, by type of fact. */
type AlarmFacts = {
  /** the power supply went off, came back, or was heard of for the first time; `online`: what is known of its presence */
  'power.changed': { readonly online: boolean | null }
  /** the device said that it is there, or the broker that it is gone */
  'online.changed': { readonly online: boolean }
  /** a reading that is the latest of its series, or was until the next of the same batch */
  'value.read': { readonly metric: MetricId; readonly value: number }
  /** a tank's gauge was read; what the tank gained within the last hour, where that is known */
  'tank.followed': {
    readonly metric: MetricId
    readonly hoursToFull: number | null
    readonly hoursToEmpty: number | null
  }
  /** nothing was read of the device for so long, while it could have been heard */
  'silence.measured': { readonly silentMs: number }
  /**
   * a night is over, and all that is known of it was read; `usualM3h` null: too few nights to compare with; `since`: the
   * first of the nights up to it that were all out of the ordinary, ms; null: it is not
   */
  'night.judged': { readonly flowM3h: number; readonly usualM3h: number | null; readonly since: number | null }
  /** the analyst says how something that it found out stands */
  'finding.told': {
    readonly condition: FindingCondition
    readonly kind?: FindingKind | undefined
    readonly holds: boolean
    readonly value: number | null
    readonly threshold: number | null
  }
}

export type AlarmFactType = keyof AlarmFacts
/**
 * Something that happened to a device, on which the conditions of its alarms may depend; `at` is when, ms; `powered`:
 * what is known of its power supply after it.
 */
export type AlarmFact<T extends AlarmFactType = AlarmFactType> = {
  readonly [K in T]: {
    readonly type: K
    readonly device: string
    readonly at: number
    readonly powered: boolean | null
  } & AlarmFacts[K]
}[T]

/** How a condition is set on a device; `metric` null: it is about the device as a whole. */
export type Setting = { readonly metric: MetricId | null; readonly values: AlarmSettingValues }

/** What a fact says of a condition, in its unit: whether it holds, what was measured, and the limit. */
export type Judgement = {
  readonly holds: boolean
  readonly value?: number | null
  readonly threshold?: number | null
  /** which of the things that it can mean was found */
  readonly finding?: FindingKind | undefined
  /** when it came to hold, ms; null or absent: with the fact */
  readonly since?: number | null
}

/** What an alarm is about: how it is set, and when it holds. */
export type Condition = {
  /** whether it cannot be judged while its device has no power: then its alarms are suppressed */
  readonly needsPower: boolean
  /** whether an alarm waits until the condition has held, or ceased to hold, for the delays that are set */
  readonly isTimed: boolean
  /** How it is set on a device unless somebody changes that; none: it does not concern such a device. */
  readonly settings: (device: Device) => readonly Setting[]
  /**
   * What a fact about its device says of it as it is set; null, and a type without an entry: nothing. `held`: whether
   * it held before, for the deadband.
   */
  readonly on: {
    readonly [T in AlarmFactType]?: (fact: AlarmFact<T>, setting: Setting, held: boolean) => Judgement | null
  }
}

/** What a fact says of a condition; null: nothing. */
export const judgementOf = <T extends AlarmFactType>(
  condition: Condition,
  fact: AlarmFact<T>,
  setting: Setting,
  held: boolean,
): Judgement | null => condition.on[fact.type]?.(fact, setting, held) ?? null
