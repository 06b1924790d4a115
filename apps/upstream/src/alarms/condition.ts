import type { AlarmPriority } from '@vigie/contracts/entities'

// What conditions are judged by. A new kind of fact is one more entry of `AlarmFacts`, made where the thing happens
// (in the commit of a batch, or by a clock) and handed to the engine in that transaction; a condition that depends on
// it names it under `on`.

/** What may happen to a device, by type of fact; `at` is when, ms. */
type AlarmFacts = {
  /** the power supply went off, came back, or was heard of for the first time */
  'power.changed': { readonly device: string; readonly at: number; readonly powered: boolean }
}

export type AlarmFactType = keyof AlarmFacts
/** Something that happened to a device, on which the conditions of its alarms may depend. */
export type AlarmFact<T extends AlarmFactType = AlarmFactType> = {
  readonly [K in T]: { readonly type: K } & AlarmFacts[K]
}[T]

/** What an alarm is about: how urgent it is, and when it holds. */
export type Condition = {
  readonly priority: AlarmPriority
  /** whether it cannot be judged while its device has no power: then its alarms are suppressed */
  readonly needsPower: boolean
  /** Whether the condition holds after a fact about its device. A type without an entry says nothing about it. */
  readonly on: { readonly [T in AlarmFactType]?: (fact: AlarmFact<T>) => boolean }
}

/** Whether a condition holds after a fact; null: the fact says nothing about it. */
export const holdsAfter = <T extends AlarmFactType>(condition: Condition, fact: AlarmFact<T>): boolean | null =>
  condition.on[fact.type]?.(fact) ?? null
