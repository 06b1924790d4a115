// In: settings, their numbers, what is wrong with them. Out: the words that a person reads.

import { CONDITION_KIND_NAMES } from '@vigie/contracts/alarm-words'
import {
  ALARM_LIMIT_UNITS,
  type AlarmSetting,
  type AlarmSettingValues,
  alarmPriority,
  HOUR_MS,
  METRICS,
  MINUTE_MS,
} from '@vigie/contracts/entities'
import { METRIC_NAMES } from '@vigie/contracts/words'
import { formatLength, formatNumber, withUnit } from '@/text'
import { siteSettings as words } from '@/text/alarm-settings'
import { PRIORITY_NAMES } from '@/text/alarms'
import type { FieldFlaw, SettingField } from './draft.ts'

type Of = Pick<AlarmSetting, 'condition' | 'metric'>

/** The unit of the limit and the deadband of a setting; empty: none. */
export const limitUnit = ({ condition, metric }: Of): string => {
  const unit = ALARM_LIMIT_UNITS[condition]
  if (unit === 'metric') return metric === null ? '' : METRICS[metric].unit
  return unit ?? ''
}

/** What is measured, or that it is about the whole device. */
export const measureName = ({ metric }: Pick<Of, 'metric'>): string =>
  metric === null ? words.whole : METRIC_NAMES[metric]

/** « Seuil haut dépassé, Forage 1, Pression » */
export const settingName = (setting: Of, device: string): string =>
  [
    device,
    ...(setting.metric === null ? [] : [METRIC_NAMES[setting.metric]]),
    CONDITION_KIND_NAMES[setting.condition],
  ].join(', ')

/** What the fields of a condition are called. */
export const fieldName = (field: SettingField, { condition }: Pick<Of, 'condition'>): string => {
  if (field === 'limit') return words.limits[condition] ?? words.fields.limit
  if (field === 'onDelay' && condition === 'stale') return words.silence
  return words.fields[field]
}

export const fieldUnit = (field: SettingField, setting: Of): string =>
  field === 'onDelay' || field === 'offDelay' ? words.minutes : limitUnit(setting)

const numberWords = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 2)

/** « 8,5 bar »; of a limit that is a time « 30 min », as delays are told. */
const inUnitOf = (value: number, unit: string): string =>
  unit === 'h' ? formatLength(Math.round(value * HOUR_MS)) : withUnit(numberWords(value), unit)

/** « Haute · seuil 8,5 bar (marge de retour 0,2 bar) · après 2 min » */
export const valuesWords = (setting: Of, values: AlarmSettingValues): string => {
  const { enabled, priority, limit, deadband, onDelayMs, offDelayMs } = values
  if (!enabled) return words.off
  const inUnit = (value: number) => inUnitOf(value, limitUnit(setting))
  return [
    PRIORITY_NAMES[priority],
    ...(limit === null
      ? []
      : [words.limitWords(limitName(setting), inUnit(limit), deadband === 0 ? null : inUnit(deadband))]),
    ...(onDelayMs === 0 ? [] : [words.delayWords(formatLength(onDelayMs))]),
    ...(offDelayMs === 0 ? [] : [words.backWords(formatLength(offDelayMs))]),
  ].join(' · ')
}

const limitName = (setting: Of): string => fieldName('limit', setting).toLowerCase()

/**
 * What settings of one condition say together, of those that are on: each value, or from the lowest to the highest where
 * it is not one for all; limits only in one unit. Empty: none is on.
 */
export const sharedWords = (settings: readonly (Of & { readonly values: AlarmSettingValues })[]): string => {
  const on = settings.filter(({ values }) => values.enabled)
  const [first] = on
  if (first === undefined) return ''
  const priorities = alarmPriority.options
    .filter((priority) => on.some(({ values }) => values.priority === priority))
    .toReversed()
  const unit = limitUnit(first)
  const limit = endsOf(on.flatMap(({ values }) => values.limit ?? []))
  const delay = endsOf(on.map(({ values }) => values.onDelayMs))
  const between = <T>([least, most]: readonly [T, T], of: (value: T) => string): string =>
    least === most ? of(most) : words.between(of(least), of(most))
  const limitWords = () => {
    if (limit === null) return []
    if (on.some((setting) => limitUnit(setting) !== unit)) return [words.limitsDiffer]
    return [
      words.limitWords(
        limitName(first),
        between(limit, (value) => inUnitOf(value, unit)),
        null,
      ),
    ]
  }
  return [
    words.priorityWords(priorities.map((priority) => PRIORITY_NAMES[priority].toLowerCase())),
    ...limitWords(),
    ...(delay === null || delay[1] === 0 ? [] : [words.delayWords(between(delay, formatLength))]),
  ].join(' · ')
}

/** The lowest and the highest; null: there is none. */
const endsOf = (values: readonly number[]): readonly [number, number] | null =>
  values.length === 0 ? null : [Math.min(...values), Math.max(...values)]

/** What to do about a field. */
export const flawWords = (flaw: FieldFlaw, field: SettingField, setting: Of): string => {
  const isDelay = field === 'onDelay' || field === 'offDelay'
  const bound = (value: number) => {
    const shown = isDelay && flaw.problem === 'between' ? value / MINUTE_MS : value
    return withUnit(numberWords(shown), fieldUnit(field, setting))
  }
  switch (flaw.problem) {
    case 'most':
    case 'below':
      return words.flaws[flaw.problem](bound(flaw.max))
    case 'above':
      return words.flaws.above(bound(flaw.min))
    case 'between':
      return words.flaws.between(bound(flaw.min), bound(flaw.max))
    default:
      return words.flaws[flaw.problem]
  }
}
