// In: what was said, and what was read for it. Out: numbers that stand at no place of the records.
import type { Body, Facts, Noted, Told } from '@vigie/analyst/question'
import { HOUR_MS, MINUTE_MS, reservePctOf, type TariffSlot } from '@vigie/contracts/entities'
import { FIGURE_FORMULAS } from '@vigie/contracts/figure-formulas'
import { roundAhead } from '@vigie/contracts/format'

/** Numbers of an answer that the records do not hold; each with its question. */
export const untraced = (told: Told, bodies: readonly Body[], facts: Facts, question: string): string[] => {
  const wrong = told.noted
    .filter((one) => !holds(one, bodies, facts))
    .map((one) => `${question}: ${one.text} is not ${one.how} of ${one.from.join(', ')}`)
  const cells = (told.table?.rows ?? []).flat()
  const stray = [...told.sentences, ...cells].flatMap((text) =>
    strayIn(text, told.noted, facts).map((number) => `${question}: ${number} in « ${text} »`),
  )
  return [...wrong, ...stray]
}

const MONTHS = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
const DAY = new RegExp(`(?:\\d{1,2}(?:er)? )?(?:${MONTHS})(?: \\d{4})?`, 'g')

/** Digits of a text that are of no number noted, no name and no date. */
const strayIn = (text: string, noted: readonly Noted[], { devices }: Facts): string[] => {
  let rest = text
    // how far back a level at rest is compared; before the months, as « mai » is in « semaines »
    .replace(/(?:en|il y a|Pas depuis) (?:4|11)\u00a0semaines/g, ' ')
    .replace(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/g, ' ')
    .replace(/\d{1,2}:\d{2}/g, ' ')
    .replace(/\bdu \d{1,2}(?:er)? au (?=\d)/g, ' ')
    .replace(DAY, ' ')
    .replace(/(?:24|7|30) dern(?:ières heures|iers jours)|année \d{4}|CO₂|(?:[tT]ension|[cC]ourant) L\d/g, ' ')
  // how a figure is computed is no number of the site
  const known = [...noted.map((one) => one.text), ...devices.map(({ name }) => name), ...Object.values(FIGURE_FORMULAS)]
  for (const one of known.toSorted((a, b) => b.length - a.length)) rest = rest.replaceAll(one, ' ')
  return rest.match(/\d[\d\s,.]*/g) ?? []
}

/** Whether a noted number is what its places make. */
const holds = (
  { value, how, from, scale, text, unit, weights = [], over, first = 0 }: Noted,
  bodies: readonly Body[],
  facts: Facts,
): boolean => {
  const values = from.flatMap((place) => valuesAt(place, bodies, facts))
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = values.map(Number)
  const weighed = (places: readonly string[], by: readonly number[]) =>
    sumOf(places.map((place, index) => Number(valuesAt(place, bodies, facts)[0]) * (by[index] ?? Number.NaN)))
  // what it changed from may be the mean of several
  const before = sumOf(values.slice(1)) / Math.max(1, values.length - 1)
  const made = (() => {
    switch (how) {
      case 'read':
        return a
      case 'sum':
        return sumOf(values)
      case 'difference':
        return Math.abs(a - b)
      case 'change':
        return (Math.abs(a - before) / Math.abs(before)) * 100
      case 'quotient':
        return sumOf(values.slice(0, values.length / 2)) / sumOf(values.slice(values.length / 2))
      case 'mean':
        return sumOf(values) / values.length
      case 'max':
        return Math.max(...values.map(Number))
      case 'min':
        return Math.min(...values.map(Number))
      case 'count':
        return values.length
      case 'apart':
        return sumOf(values.slice(0, first)) / first - sumOf(values.slice(first)) / (values.length - first)
      case 'priced':
        return (Math.abs(a - b) * c) / d
      case 'left':
        return sumOf(values.slice(0, first)) - sumOf(values.slice(first))
      case 'left-share':
        return 100 - (100 * sumOf(values.slice(first))) / sumOf(values.slice(0, first))
      case 'balance': {
        const half = (values.length - 2) / 2
        const left = (at: number) => sumOf(values.slice(at, at + half - 1)) - Number(values[at + half - 1])
        return ((left(0) - left(half)) * Number(values.at(-2))) / Number(values.at(-1))
      }
      case 'part':
        return a * (d / e - b / c)
      case 'age':
        return (facts.now - a) / HOUR_MS
      case 'beyond':
        return (Math.abs(a - b / c) / (b / c)) * 100
      case 'until': {
        const minute = facts.now - (facts.now % MINUTE_MS)
        return (roundAhead(a, minute) - minute) / HOUR_MS
      }
      case 'weighed':
        return weighed(from, weights) / (over === undefined ? 1 : weighed(over.from, over.weights))
    }
  })()
  const length = lengthIn(text, unit)
  const written = Number(
    text
      .replace(/[^\d,−-]/g, '')
      .replace(',', '.')
      .replace('−', '-'),
  )
  const near = Math.abs(Math.abs(made * scale) - Math.abs(value)) <= 1e-6 * Math.max(1, Math.abs(value))
  if (length !== null) return near && Math.abs(length.value - value) <= length.within
  return near && Math.abs(written - value) <= 0.51 * 10 ** -(/,(\d+)/.exec(text)?.[1]?.length ?? 0)
}

const sumOf = (values: readonly unknown[]): number => values.reduce<number>((sum, one) => sum + Number(one), 0)

const LENGTHS = { j: 86_400, h: 3_600, min: 60, s: 1 } as const

/** A length of time told in words, in the unit of its number, with how far rounding may take it; null: none is told. */
const lengthIn = (text: string, unit: string): { readonly value: number; readonly within: number } | null => {
  if (unit !== 'h' && unit !== 'min') return null
  const parts = [...text.matchAll(/(\d[\d\s]*)\s(j|h|min|s)\b/g)].map(
    ([, count = '', of]) => [Number(count.replace(/\s/g, '')), LENGTHS[of as keyof typeof LENGTHS]] as const,
  )
  if (parts.length === 0) return null
  const seconds = parts.reduce((sum, [count, each]) => sum + count * each, 0)
  const last = parts.at(-1)?.[1] ?? 60
  // a quarter of an hour is the widest step below a day, an hour from a day on
  const step = seconds >= LENGTHS.j ? LENGTHS.h : last === LENGTHS.s ? 1 : 15 * LENGTHS.min
  return { value: seconds / LENGTHS[unit], within: (0.51 * step) / LENGTHS[unit] }
}

/** What stands at a place; « * » is every item of a list; a list itself counts as its items. */
const valuesAt = (place: string, bodies: readonly Body[], facts: Facts): unknown[] => {
  if (place.startsWith('site:')) return [place]
  // a limit is the asker's own number, or the site's target
  if (place.startsWith('asked:')) return [Number(place.slice('asked:'.length))]
  if (place.startsWith('reserve:')) return facts.devices.filter(({ id }) => place === `reserve:${id}`).map(reservePctOf)
  if (place.startsWith('target:'))
    return [facts.site.targets[place.slice('target:'.length) as keyof typeof facts.site.targets]]
  if (place.startsWith('tariff:')) return [facts.site.tariff?.pricePerKwh[place.slice('tariff:'.length) as TariffSlot]]
  const cut = /^cut(\d?):(\d+)(?::(\d+):(\d+))?$/.exec(place)
  if (cut !== null)
    return [
      lengthOfCut(Number(cut[1] || 0), Number(cut[2]), [Number(cut[3] ?? 0), Number(cut[4] ?? facts.now)], bodies),
    ]
  const [index = '', ...path] = place.split('/')
  let at: unknown[] = [bodies[Number(index)]?.body]
  for (const part of path)
    at = at.flatMap((one) => (part === '*' ? (one as unknown[]) : [(one as Readonly<Record<string, unknown>>)[part]]))
  return at.flatMap((one) => (Array.isArray(one) ? one : [one]))
}

const lengthOfCut = (
  read: number,
  index: number,
  [from, to]: readonly [number, number],
  bodies: readonly Body[],
): number => {
  const found = bodies[read]
  if (found?.read !== 'outages') return Number.NaN
  const cut = found.body.outages[index]
  return cut === undefined ? Number.NaN : Math.min(cut.to ?? to, to) - Math.max(cut.from, from)
}
