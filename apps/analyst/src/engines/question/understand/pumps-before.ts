// In: what a question comes to, and its words without accents. Out: the same of the energy of a pumped cubic metre over the last month, where it asks whether pumps take more than « avant »; null: it asks something else.
import type { Call, Subject } from '../call.ts'
import { type Facts, hasMotor } from './facts.ts'

/**
 * « Les pompes usent-elles plus d’énergie qu’avant ? »: of no day that is said. The energy of one day against the day
 * before tells how long pumps ran, and on a day without pumping nothing; that of a cubic metre tells what they need.
 */
export const pumpsBefore = (call: Call, line: string, facts: Pick<Facts, 'today' | 'devices'>): Call | null => {
  if (call.tool !== 'figure' || call.figure !== 'energyKwh' || call.view !== 'compare') return null
  if (call.of !== 'sources' && !isOfPump(call.of, facts)) return null
  const isOfToday = call.period?.unit === 'day' && call.period.date === facts.today && !/\baujourd hui\b/.test(line)
  const [more, less] = [/\b(?:plus|davantage)\b/.test(line), /\bmoins\b/.test(line)]
  if (!isOfToday || call.against !== 'previous' || more === less || !BEFORE.test(line)) return null
  const { asks: _, ...same } = call
  return {
    ...same,
    figure: 'kwhPerM3',
    period: { unit: 'last-30d' },
    claim: more ? 'more' : 'less',
    // of several which do is told, and whether any does
    ...(call.of === 'sources' && !WHICH.test(line) && { asks: 'any' as const }),
  }
}
const isOfPump = (of: Subject, { devices }: Pick<Facts, 'devices'>): boolean =>
  Array.isArray(of) &&
  of.length === 1 &&
  devices.some(({ id, role, metrics }) => id === of[0] && role === 'source' && hasMotor({ metrics }))
const BEFORE = /\bqu (?:avant|auparavant)$/
const WHICH = /^(?:(?:le|la|les)?quel(?:le)?s?|qui)\b/
