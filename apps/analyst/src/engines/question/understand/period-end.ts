// In: the slots of a question, and its words without accents. Out: the call about what a month, week or year that runs will come to; null: it asks something else.
import type { FigureId, PeriodInput } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { plainLine } from '../language/plain-line.ts'
import { monthPeriod, spanOf, weekPeriod, yearPeriod } from './calendar.ts'
import type { Facts } from './facts.ts'
import type { Slots } from './read.ts'

/** « Combien va-t-on payer ce mois-ci ? », « va-t-on finir le mois dans le budget ? »: of a time that has begun something is known. */
export const periodEndCall = (
  { quantities, mentions, clock, unknown, periods }: Slots,
  line: string,
  { today }: Facts,
): CallOf<'figure'> | null => {
  if (!AHEAD.test(line) || TO_COME.test(line) || clock !== null) return null
  if (unknown.some(({ raw }) => !OWN_WORDS.test(plainLine(raw)))) return null
  const [named, other, ...more] = periods
  const against =
    isRunning(named?.period, today) && isOver(other?.period, today) && more.length === 0 ? other?.period : null
  const known = against == null ? periods : periods.slice(0, 1)
  if (!known.every(({ period, text }) => (period === null ? OF_NOW.test(text) : spanOf(period, today).last >= today)))
    return null
  const running = runningIn(line, today) ?? (isRunning(named?.period, today) ? (named?.period ?? null) : null)
  const isOfWater = !ELECTRIC.test(line) && !quantities.has('cost')
  if (BUDGET.test(line) && isOfWater && against == null) {
    const [[sector, ...alike] = [], ...others] = mentions.named
    if (alike.length + others.length > 0 || (sector !== undefined && sector.role !== 'consumption')) return null
    return {
      tool: 'figure',
      figure: 'budgetM3',
      of: sector === undefined ? 'consumptions' : [sector.id],
      period: running ?? monthPeriod(today),
      view: 'value',
      asks: /\bdepass|\bcrev|\bexplos/.test(line) ? 'passed' : 'kept',
      ...(sector === undefined && asksWhichSector(line) && { which: true as const }),
      ahead: sector === undefined && !asksWhichSector(line) && OF_ANY.test(line) ? 'any' : true,
    }
  }
  const [[sector, ...alike] = [], ...others] = mentions.named
  if (sector !== undefined) {
    const isWater = [...quantities].every((one) => OF_WATER.has(one))
    if (alike.length + others.length > 0 || sector.role !== 'consumption' || !isWater || against != null) return null
    const end = running ?? (periods.length === 0 && ENDS.test(line) ? monthPeriod(today) : null)
    return end === null
      ? null
      : { tool: 'figure', figure: 'volumeM3', of: [sector.id], period: end, view: 'value', asks: 'period-end' }
  }
  if (mentions.group !== null) return null
  const figure: FigureId | null = quantities.has('cost')
    ? 'cost'
    : quantities.has('gridKwh') || quantities.has('energy')
      ? 'gridKwh'
      : quantities.has('produced') && (quantities.has('water') || /\bpomp/.test(line))
        ? 'producedM3'
        : [...quantities].every((one) => one === 'water' || one === 'consumed') && quantities.size > 0
          ? 'consumedM3'
          : null
  // a bill is of a month, where no time is said
  const period = running ?? (figure === 'cost' ? monthPeriod(today) : null)
  return figure === null || period === null
    ? null
    : {
        tool: 'figure',
        figure,
        of: 'site',
        period,
        ...(against == null ? { view: 'value' as const } : { view: 'compare' as const, against }),
        asks: 'period-end',
      }
}

/** « Novembre », in November. */
const isRunning = (period: PeriodInput | null | undefined, today: string): boolean =>
  period != null &&
  LONGER.has(period.unit) &&
  spanOf(period, today).first <= today &&
  spanOf(period, today).last >= today
const isOver = (period: PeriodInput | null | undefined, today: string): boolean =>
  period != null && spanOf(period, today).last < today
const LONGER: ReadonlySet<string> = new Set(['week', 'month', 'year'])

const AHEAD =
  /\b(?:va|vont|allons|devrait|vais)(?: t)?(?: (?:on|nous|il|elle|ca))? (?:\w+ ){0,2}?\w+(?:er|ir|re)\b|\b(?:cout|consomm|depens|pai|pay|pomp|achet|depass|fini|tiend|termin|atteind|arriv|boi)e?r(?:a|ons|ont|ai)\b|\bproduir(?:a|ons)\b|\b(?:sera|seront)\b|\b(?:si (?:on|ca|je|nous) continu\w*|a ce (?:rythme|train))\b.*\b(?:fin\w*|termin\w*|arriv\w*)\b|\bd ici (?:la|a la) fin\b|\b(?:previsions?|estimee?s?|estimations?|projections?|projetee?s?)\b|\bfactures? prevues?\b|\bprevisionnel(?:le)?s?\b/
/** « Finira », « terminera »: by these alone the end of what runs is asked for. */
const ENDS = /\b(?:finira|finiront|terminera|termineront|atteindra|atteindront|fin|termin\w*|finir)\b/
const OWN_WORDS = /^(?:finir|termin|atteind|arriver|estim|project|projet|previsionnel)/
const OF_WATER: ReadonlySet<string> = new Set(['water', 'volume', 'consumed', 'standing', 'level', 'stored'])
/** Of what has not begun nothing is known. */
const TO_COME =
  /\b(?:prochaine?s?|suivante?s?|demain|apres demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|aujourd hui|journee|jour|cette nuit|ce soir)\b|\bdans \d/
const OF_NOW = /\b(?:mois|semaine|annee)\b/
const BUDGET = /\b(?:budgets?|quotas?|dotations?)\b/
/** Of a budget: what will be, not what is. */
export const isAhead = (line: string): boolean => AHEAD.test(line)
/** Which sectors, not whether. */
export const asksWhichSector = (line: string): boolean => WHICH.test(line)
const WHICH = /\b(?:quel(?:le)?s? (?:secteur|serre|parcelle|zone)s?|lesquel(?:le)?s|lequel|laquelle|qui)\b/
/** Whether any sector does, or each of them; « le budget des secteurs » is of all together. */
const OF_ANY = /(?<!\bbudgets? (?:d eau )?(?:de tous les|des?) )\b(?:secteur|serre|parcelle|zone)s?\b/
const ELECTRIC = /\b(?:electri\w*|energie|courant|argent|mad|dirhams?)\b/

const runningIn = (line: string, today: string): PeriodInput | null => {
  if (/\b(?:ce mois|(?:du|le|au) mois|mois ci|mois en cours|fin de mois)\b/.test(line)) return monthPeriod(today)
  if (/\b(?:cette semaine|(?:de|la) semaine|semaine en cours)\b/.test(line)) return weekPeriod(today)
  return /\b(?:cette annee|(?:de|l) annee|annee en cours)\b/.test(line) ? yearPeriod(Number(today.slice(0, 4))) : null
}
