// In: a question as typed. Out: the unit that it asks its answer in, and the question without it.
import { figureSpec, METRICS } from '@vigie/contracts/entities'
import type { Call } from '../call.ts'
import { ASKED_UNITS, type AskedUnit } from '../language/units.ts'

/** « Débit du forage 1 en l/s » → « Débit du forage 1 », L/s; null: it names no such unit. */
export const unitAsked = (text: string): { readonly bare: string; readonly unit: AskedUnit } | null => {
  for (const [unit, words] of WORDS) {
    const behind = new RegExp(`(?<![\\p{L}\\p{N}])en ${words}(?![\\p{L}\\p{N}/])`, 'iu')
    const alone = new RegExp(`(?<=^\\s*(?:et )?combien )en ${words}(?![\\p{L}\\p{N}/])`, 'iu')
    const named = COUNTED[unit]
    // what is counted is named by nothing but its unit
    if (named !== undefined && alone.test(text)) return { bare: text.replace(alone, `de ${named}`), unit }
    if (behind.test(text)) return { bare: text.replace(behind, ' ').trim(), unit }
    const counted = new RegExp(`(?<=\\b(?:combien|nombre) (?:de |d['’]))${words}(?![\\p{L}\\p{N}/])`, 'iu')
    const base = COUNTED[unit]
    if (base !== undefined && counted.test(text)) return { bare: text.replace(counted, base), unit }
  }
  return null
}

/** The longer before what it begins with. */
const WORDS: readonly (readonly [AskedUnit, string])[] = [
  ['L/s', '(?:l(?:itres?)? ?(?:/|par) ?s(?:econdes?)?)'],
  ['L/min', '(?:l(?:itres?)? ?(?:/|par) ?m(?:i)?n(?:utes?)?)'],
  ['L/h', "(?:l(?:itres?)? ?(?:/|par|a l[’']|à l[’']) ?h(?:eures?)?)"],
  ['L', '(?:litres?|l)'],
  ['MWh', '(?:mwh|megawatt-?heures?|mégawatt-?heures?)'],
  ['W', '(?:watts?|w)'],
  ['kPa', '(?:kpa|kilopascals?)'],
  ['mbar', '(?:mbars?|millibars?)'],
  ['cm', '(?:cm|centim[eè]tres?)'],
  ['t', '(?:tonnes?)'],
]
/** What is counted without « en », and what it stands for in the question. */
const COUNTED: Readonly<Partial<Record<AskedUnit, string>>> = {
  'L/s': 'm3 par heure',
  'L/min': 'm3 par heure',
  'L/h': 'm3 par heure',
  L: 'm3',
  MWh: 'kwh',
  t: 'kg',
}

/** The same call, told in that unit; what a tank holds, where its level was asked for in litres. null: what it tells has none that is of it. */
export const inUnit = (call: Call, unit: AskedUnit): Call | null => {
  const [of] = ASKED_UNITS[unit]
  switch (call.tool) {
    case 'figure': {
      const figure = unit === 'L' && LEVELS.has(call.figure) ? 'storedM3' : call.figure
      return figureSpec(figure).unit === of ? { ...call, figure, unit } : null
    }
    case 'latest':
    case 'series':
      return METRICS[call.metric].unit === of ? { ...call, unit } : null
    case 'findings':
      return (call.what === 'water' && of === 'm³') || (call.what === 'water' && call.per === 'hour' && of === 'm³/h')
        ? { ...call, unit: unit === 'L/h' ? 'L' : unit }
        : null
    default:
      return null
  }
}
const LEVELS: ReadonlySet<string> = new Set(['levelM', 'levelPct'])

/** « Niveau du bassin en % »: how full it is, not how high it stands. */
export const inPercent = (call: Call, text: string): Call => {
  if (!PERCENT.test(text)) return call
  if (call.tool === 'figure' && call.figure === 'levelM') return { ...call, figure: 'levelPct' }
  return call.tool === 'series' && call.metric === 'level_m' ? { ...call, metric: 'level_pct' } : call
}
const PERCENT = /\ben (?:%|pour ?cents?|pourcentages?)|%\s*\??\s*$/i
