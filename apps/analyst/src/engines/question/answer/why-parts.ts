// In: what a difference is made of, part by part. Out: the parts that matter, largest first, with their amounts.
import type { KpiBody } from '@vigie/contracts/entities'
import type { Facts } from '../understand/facts.ts'
import { type Found, figureForm, type Ledger, pairForm } from './ledger.ts'
import { deviceName } from './words.ts'

/** So many parts are named. */
const NAMED = 2
/** A part below this share of the difference tells nothing of it; nor does one far below the first. */
const OF_DIFFERENCE = 0.1
const OF_FIRST = 0.25

/** What one thing came to in both times; or how much of a difference it made. */
export type Moved = { readonly name: string; readonly at: string; readonly now: number; readonly before: number }

/** Of the parts those that went the way of a difference and made enough of it, largest first; `by`: how much each made. */
export const telling = <Part>(
  parts: readonly Part[],
  difference: number,
  by: (part: Part) => number,
): readonly Part[] => {
  const least = OF_DIFFERENCE * Math.abs(difference)
  const those = parts
    .filter((one) => Math.sign(by(one)) === Math.sign(difference) && Math.abs(by(one)) >= least)
    .toSorted((a, b) => Math.abs(by(b)) - Math.abs(by(a)))
  const [first] = those
  if (first === undefined || difference === 0) return []
  return those.filter((one) => Math.abs(by(one)) >= OF_FIRST * Math.abs(by(first))).slice(0, NAMED)
}

/** « Pépinière (+105 m³) et Secteur agrumes sud (+54 m³) »; null: no part of it stands out. */
export const volumeCauses = (
  figure: 'consumedM3' | 'producedM3',
  kpis: KpiBody,
  facts: Facts,
  ledger: Ledger,
): string | null => {
  const { value, previous } = kpis.water[figure]
  if (value === null || previous === null) return null
  const list = figure === 'consumedM3' ? 'consumptions' : 'sources'
  const moved = kpis[list].flatMap(({ device, volumeM3 }, index): Moved[] =>
    volumeM3.value === null || volumeM3.previous === null
      ? []
      : [
          {
            name: deviceName(device, facts),
            at: `0/${list}/${index}/volumeM3`,
            now: volumeM3.value,
            before: volumeM3.previous,
          },
        ],
  )
  const those = telling(moved, value - previous, ({ now, before }) => now - before)
  return those.length === 0
    ? null
    : those.map((one) => `${one.name} (${changeOf(one, figureForm(figure, facts.site.currency), ledger)})`).join(' et ')
}

/** « +157 kWh » */
export const changeOf = ({ at, now, before }: Moved, form: ReturnType<typeof figureForm>, ledger: Ledger): string => {
  const found: Found = { value: Math.abs(now - before), from: [`${at}/value`, `${at}/previous`], how: 'difference' }
  return `${now < before ? '−' : '+'}${ledger.say(found, ...pairForm(form, now, before))}`
}
