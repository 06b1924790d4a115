// In: a call, and what was read for it. Out: the last nights of today's figures, and a leak as they tell it: what is usual and what runs now are one figure on every page.
import { type KpiBody, METRICS } from '@vigie/contracts/entities'
import type { Finding } from '@vigie/contracts/rest/analyst'
import type { Call } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import type { Found } from './ledger.ts'
import type { Read } from './read.ts'

/** Figures of today, and as which of the bodies they were read; null: they were not. */
export type Nights = { readonly kpis: KpiBody; readonly read: number } | null
type Apart<Body> = { readonly bodies: readonly Body[]; readonly nights: Nights }

/** Last nights are those of today, whatever period is asked about. */
export const TODAY: Read = { read: 'kpis', period: { unit: 'day' } }

/** Whether the answer may cite a leak, and nothing that is read for it has the nights: those of today are read last. */
export const readsNights = (call: Call, facts: Facts): boolean => citesLeaks(call, facts) && !isOfToday(call, facts)

const citesLeaks = (call: Call, facts: Facts): boolean => {
  const draws = (id: string) => facts.devices.some((one) => one.id === id && one.role === 'consumption')
  switch (call.tool) {
    case 'figure':
      return call.why === true
    case 'latest':
      return call.asks === 'why' && (call.of === 'site' || call.of.some(draws))
    case 'status':
      return call.of !== 'site' && ['well', 'broken', 'how'].includes(call.asks ?? '') && call.of.some(draws)
    case 'why':
      return call.figure !== 'powerPct' && (call.of === 'site' || call.of.some(draws))
    default:
      return false
  }
}

/** The figures that are asked about are those of today. */
const isOfToday = (call: Call, { today }: Facts): boolean =>
  call.tool === 'why' && call.period.unit === 'day' && call.period.date === today

/** The nights apart from what else was read. */
export const nightsApart = <Body extends { readonly read: Read['read']; readonly body: unknown }>(
  call: Call,
  all: readonly Body[],
  facts: Facts,
): Apart<Body> => {
  const at = (read: number): Nights => {
    const one = all[read]
    return one?.read === 'kpis' ? { kpis: one.body as KpiBody, read } : null
  }
  if (call.tool === 'findings') return { bodies: all, nights: call.what === 'wear' ? null : at(1) }
  if (!citesLeaks(call, facts)) return { bodies: all, nights: null }
  return isOfToday(call, facts)
    ? { bodies: all, nights: at(0) }
    : { bodies: all.slice(0, -1), nights: at(all.length - 1) }
}

/** What is usual and what it is now, and where each was read. */
type Measures = { readonly usual: Found; readonly present: Found; readonly unit: string }

/** By the nights of its device, where the last of them is one of a leak; else what the finding holds. */
export const measuresOf = (finding: Finding, at: string, nights: Nights): Measures => {
  const read = (value: number, place: string): Found => ({ value, from: [place], how: 'read' })
  const index = nights?.kpis.consumptions.findIndex(({ device }) => device === finding.device) ?? -1
  const night = nights?.kpis.consumptions[index]?.night
  if (finding.kind !== 'leak' || night == null || night.leakSince === null || night.usualM3h === null)
    return {
      usual: read(finding.usual, `${at}/usual`),
      present: read(finding.present, `${at}/present`),
      unit: finding.unit,
    }
  const place = `${nights?.read}/consumptions/${index}/night`
  return {
    usual: read(night.usualM3h, `${place}/usualM3h`),
    present: read(night.flowM3h, `${place}/flowM3h`),
    unit: METRICS.flow_m3h.unit,
  }
}
