// In: settings, their numbers, what is wrong with them. Out: the words that a person reads.

import { CONDITION_KIND_NAMES } from '@vigie/contracts/alarm-words'
import {
  ALARM_LIMIT_UNITS,
  type AlarmSetting,
  type AlarmSettingValues,
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

/** « Haute · seuil 8,5 bar (marge de retour 0,2 bar) · après 2 min » */
export const valuesWords = (setting: Of, values: AlarmSettingValues): string => {
  const { enabled, priority, limit, deadband, onDelayMs, offDelayMs } = values
  if (!enabled) return words.off
  const inUnit = (value: number) => withUnit(numberWords(value), limitUnit(setting))
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
 * What settings of one condition say together, of those that are on: each value that is one for all, a limit that is
 * not from the lowest to the highest where they have one unit. Empty: none is on.
 */
export const sharedWords = (settings: readonly (Of & { readonly values: AlarmSettingValues })[]): string => {
  const on = settings.filter(({ values }) => values.enabled)
  const [first] = on
  if (first === undefined) return ''
  const one = <T>(of: (values: AlarmSettingValues) => T): T | null =>
    on.every(({ values }) => of(values) === of(first.values)) ? of(first.values) : null
  const priority = one((values) => values.priority)
  const unit = limitUnit(first)
  const limits = on.flatMap(({ values }) => values.limit ?? []).toSorted((a, b) => a - b)
  const [least] = limits
  const most = limits.at(-1)
  const isComparable = on.every((setting) => limitUnit(setting) === unit)
  const onDelayMs = one((values) => values.onDelayMs)
  return [
    priority === null ? words.prioritiesDiffer : PRIORITY_NAMES[priority],
    ...(least === undefined || most === undefined
      ? []
      : !isComparable
        ? [words.limitsDiffer]
        : least === most
          ? [words.limitWords(limitName(first), withUnit(numberWords(least), unit), null)]
          : [words.limitsBetween(limitName(first), numberWords(least), withUnit(numberWords(most), unit))]),
    ...(onDelayMs === null ? [words.delaysDiffer] : onDelayMs === 0 ? [] : [words.delayWords(formatLength(onDelayMs))]),
  ].join(' · ')
}

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
