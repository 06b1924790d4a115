// What can be read of the upstream for a call.
import type { AlarmFilter, MetricId, PeriodInput } from '@vigie/contracts/entities'
import type { Clock } from '../clock.ts'

/** One call that reads. */
export type Read =
  | { readonly read: 'kpis'; readonly period: PeriodInput }
  | {
      readonly read: 'series'
      readonly device: string
      readonly metric: MetricId
      readonly from: number
      readonly to: number
      /** at most so many; absent: as many as an answer may have */
      readonly points?: number
    }
  | { readonly read: 'latest' }
  | { readonly read: 'alarms'; readonly filter: Partial<AlarmFilter> }
  | { readonly read: 'outages'; readonly period: PeriodInput }
  | { readonly read: 'load'; readonly period: PeriodInput }
  | { readonly read: 'findings' }
  | { readonly read: 'shift' }

/** A stretch of days, or hours of them. */
export type Span = { readonly period: PeriodInput; readonly clock?: Clock | undefined }
