// In: a figure of a running period, and that of the last whole days. Out: what it will come to by the end, by the rule of the Management screen.
import {
  COMPARABLE_FROM_PCT,
  type FigureId,
  type KpiBody,
  leakLackOf,
  rateOf,
  recordedShares,
  stillToCome,
} from '@vigie/contracts/entities'
import { figureAt } from './figure-at.ts'
import type { Found, Weighed } from './ledger.ts'

/** Where a figure leads, and what that rests on. */
export type End = Found &
  Weighed & {
    /** whole days to come, of which each is as the last ones */
    readonly days: number
    /** the rest of the day that runs is as usual */
    readonly hasRest: boolean
    /** what leaks goes on */
    readonly isLeaking: boolean
  }
type Bodies = { readonly body: KpiBody; readonly pace: KpiBody }

/**
 * What was counted, and the pace of the last days over what is to come, with what they lack of what leaks. Of a period in
 * which the record began, its part with a record has to be complete. null: too little is known of either, or it is over.
 */
export const endOf = (figure: FigureId, of: string, { body, pace }: Bodies): End | null => {
  const { now, completenessPct } = figureAt(body, figure, of, undefined)
  const last = figureAt(pace, figure, of, undefined, 1)
  if (now === null || now.from.length !== 1 || last.now === null || last.now.from.length !== 1) return null
  const rate = rateOf({ value: last.now.value, completenessPct: last.completenessPct }, pace)
  const isEnough = (completenessPct ?? 100) / recordedShares(body).known >= COMPARABLE_FROM_PCT
  if (rate === null || !isEnough) return null
  const index = body.consumptions.findIndex(({ device }) => device === of)
  const { at, value: rest } = restOf(figure, of, index, body)
  const { restOfDay, days } = stillToCome(rest, body)
  if (days <= 0 && restOfDay === 0) return null
  const leaks =
    figure === 'consumedM3' || figure === 'volumeM3'
      ? leaksOf(figure === 'volumeM3' ? of : null, days, { body, pace })
      : []
  const parts: readonly Part[] = [
    { at: now.from[0] ?? '', value: now.value, weight: 1 },
    {
      at: last.now.from[0] ?? '',
      value: last.now.value,
      weight: last.now.value === 0 ? 0 : (days * rate) / last.now.value,
    },
    ...(restOfDay === 0 ? [] : [{ at, value: restOfDay, weight: 1 }]),
    ...leaks,
  ]
  return {
    value: parts.reduce((sum, { value, weight }) => sum + value * weight, 0),
    from: parts.map((part) => part.at),
    weights: parts.map(({ weight }) => weight),
    how: 'weighed',
    days,
    hasRest: restOfDay !== 0,
    isLeaking: leaks.length > 0,
  }
}

type Part = { readonly at: string; readonly value: number; readonly weight: number }

/** What the last days lack of what leaks, over the days to come; `of` null: of all sectors. */
const leaksOf = (of: string | null, days: number, { body, pace }: Bodies): readonly Part[] =>
  body.consumptions.flatMap(({ device, night }, index): Part[] => {
    const lack = leakLackOf(night, pace) * days
    if ((of !== null && device !== of) || night?.usualM3h == null || lack <= 0) return []
    const weight = lack / (night.flowM3h - night.usualM3h)
    const at = `0/consumptions/${index}/night`
    return [
      { at: `${at}/flowM3h`, value: night.flowM3h, weight },
      { at: `${at}/usualM3h`, value: night.usualM3h, weight: -weight },
    ]
  })

/** What the day that runs will add to a figure, and where that is told; null or undefined: it is not told. */
const restOf = (
  figure: FigureId,
  of: string,
  index: number,
  { restOfDay, consumptions }: KpiBody,
): { readonly at: string; readonly value: number | null | undefined } => {
  const isTold = figure === 'producedM3' || figure === 'consumedM3' || figure === 'cost'
  if (of === 'site') return { at: `0/restOfDay/${figure}`, value: isTold ? restOfDay?.[figure] : null }
  return {
    at: `0/consumptions/${index}/restOfDayM3`,
    value: figure === 'volumeM3' ? consumptions[index]?.restOfDayM3 : null,
  }
}
