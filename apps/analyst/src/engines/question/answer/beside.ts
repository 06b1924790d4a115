// In: a figure that was told, and what was read with it. Out: what else its question wants to know.
import { HOUR_MS, type KpiBody, reservePctOf } from '@vigie/contracts/entities'
import { roundAhead } from '@vigie/contracts/format'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { endOfWater, untilItsEnd } from './ahead.ts'
import { figureAt } from './figure-at.ts'
import { type Found, figureForm, type Ledger } from './ledger.ts'
import { hourOf, moment } from './measured.ts'
import { deviceName } from './words.ts'

/** Of a budget, what of it was used and whether it is passed; of a span until something happens, or that the water lasts, at what hour it ends. */
export const besideFigure = (
  { figure, of, supplies, lasts, asks }: CallOf<'figure'>,
  now: Found,
  body: KpiBody,
  facts: Facts,
  ledger: Ledger,
): readonly string[] => {
  if (figure === 'budgetM3' || figure === 'budgetLeftM3')
    return Array.isArray(of) && of[0] !== undefined ? useOf(of[0], body, facts, ledger) : []
  if (figure === 'peakKw') {
    const at = Array.isArray(of) ? body.meters.find(({ device }) => device === of[0])?.peakAt : null
    return at == null ? [] : [`C’était vers ${hourOf(at, facts)}.`]
  }
  if (figure === 'overflowInHours')
    return [`Au rythme de la dernière heure, vers le ${moment(endOf(now, body), facts)}.`]
  if (figure === 'autonomyHours')
    return [
      ...askedUntil(lasts, facts),
      ...(asks === 'unfed' ? [UNFED] : []),
      ...(supplies !== undefined && Array.isArray(of) && of[0] !== undefined
        ? [`${deviceName(of[0], facts)} alimente ${deviceName(supplies, facts)}.`]
        : []),
    ]
  return []
}

/**
 * When a tank will be empty: first when it comes to its reserve, its autonomy on every page, without pumping and at the expected demand, then
 * what the flows of the last hour alone come to. null: it is of another figure, or neither is known.
 */
export const untilEmpty = (
  { figure, of }: CallOf<'figure'>,
  body: KpiBody,
  facts: Facts,
  ledger: Ledger,
): readonly string[] | null => {
  const [device, ...others] = Array.isArray(of) ? of : []
  if (figure !== 'emptyInHours' || device === undefined || others.length > 0) return null
  const form = figureForm(figure, facts.site.currency)
  const lasts = figureAt(body, 'autonomyHours', device, undefined).now
  const empty = figureAt(body, figure, device, undefined).now
  if (lasts === null && empty === null) return null
  const told = (found: Found, end: number) => `${ledger.say(found, ...form)}, vers le ${moment(end, facts)}`
  return [
    ...(lasts === null
      ? []
      : [
          `${deviceName(device, facts)} – autonomie, jusqu’à sa réserve${reserveOf(device, facts, ledger)}, sans pompage, à la demande attendue : ${told(untilItsEnd(lasts, body, device, facts), endOfWater(lasts, body, device, facts))}.`,
        ]),
    ...(lasts !== null && empty !== null && empty.value > SOON_H
      ? []
      : [
          empty === null
            ? `Au rythme de la dernière heure, il ne se vide pas${lasts === null ? '' : ' ; sous sa réserve, quand il serait vide n’est pas prédit'}.`
            : `${lasts === null ? `${deviceName(device, facts)} – au` : 'Au'} rythme de la dernière heure : vide dans ${told(empty, endOf(empty, body))}.`,
        ]),
  ]
}
/** What an hour came to says nothing of days to come: beside the autonomy it is told where it ends within so many hours. */
const SOON_H = 24

/** « (10 %) »: how full a tank is at its reserve; empty: the device is not known. */
export const reserveOf = (id: string, { devices }: Facts, ledger: Ledger): string => {
  const device = devices.find((one) => one.id === id)
  if (device === undefined) return ''
  return ` (${ledger.say({ value: reservePctOf(device), from: [`reserve:${id}`], how: 'read' }, '%', 0)})`
}

/** What the autonomy rests on, where only a part of what brings water is said to stop. */
export const UNFED =
  'C’est le pire des cas, sans aucune arrivée d’eau, à la demande attendue : tant qu’une autre source donne, l’eau tient plus longtemps.'

/** « Demandé jusqu’au 20/11/2026 06:00. »; empty: no time was said. */
export const askedUntil = (lasts: number | undefined, facts: Facts): readonly string[] =>
  lasts === undefined ? [] : [`Demandé jusqu’au ${moment(facts.now + lasts * HOUR_MS, facts)}.`]

/** As exact as it can be told, which is as the pages round it, epoch ms. */
const endOf = ({ value }: Found, { until }: KpiBody): number => roundAhead(until + value * HOUR_MS, until)

const useOf = (device: string, body: KpiBody, facts: Facts, ledger: Ledger): readonly string[] => {
  const used = figureAt(body, 'volumeM3', device, undefined).now
  const left = figureAt(body, 'budgetLeftM3', device, undefined).now
  if (used === null || left === null) return []
  const form = figureForm('budgetLeftM3', facts.site.currency)
  const rest = ledger.say({ ...left, value: Math.abs(left.value) }, ...form)
  return [
    `Consommé : ${ledger.say(used, ...form)} ; ${left.value < 0 ? `dépassé de ${rest}` : `il en reste ${rest}, il n’est pas dépassé`}.`,
  ]
}
