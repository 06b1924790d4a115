// In: the slots of a question, and its words without accents. Out: the call that sums a period up; null: it asks for something of its own.
import type { PeriodInput } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { plainLine } from '../language/plain-line.ts'
import { dayPeriod, monthPeriod, weekPeriod, yearPeriod } from './calendar.ts'
import { datesIn } from './clock.ts'
import type { Facts } from './facts.ts'
import { pastPeriods, type Quantity, type Slots } from './read.ts'

type Asked = CallOf<'summary'> | CallOf<'events'>

/** « Résumé de la semaine », « fais le bilan du mois », « rapport du jour »: everything of a period, or its water or its energy; `isFirst`: nothing was asked before. */
export const summaryCall = (slots: Slots, line: string, facts: Facts, isFirst: boolean): Asked | null => {
  const { quantities, events, mentions, unknown } = slots
  const balance = balanceCall(slots, line, facts, pastPeriods(slots))
  if (balance !== null) return balance
  if (!(SUMMARY.test(line) || (isFirst && isTimeAlone(slots))) || NO_SUMMARY.test(line)) return null
  if (events.size > 0 || mentions.named.length > 0 || mentions.group !== null) return null
  if (unknown.some(({ raw }) => !OWN_WORDS.test(plainLine(raw)))) return null
  // hours of a day have alarms and cuts; « la nuit » is the last one here
  const clock = slots.clock ?? (NIGHT.test(line) ? datesIn(line.replace(NIGHT, 'cette nuit'), facts).clock : null)
  if (clock !== null) return clock.ahead ? null : { tool: 'events', period: clock.period, clock: clock.clock }
  const about = aboutOf(quantities)
  if (about === null) return null
  const [period = ofAdjective(line, facts.today) ?? dayPeriod(facts.today)] = pastPeriods(slots)
  return { tool: 'summary', period, ...(about !== 'all' && { about }) }
}

/** « L’écart entre l’eau produite et l’eau consommée », « le bilan d’eau est équilibré ? »: both, and what is between them. */
const balanceCall = (
  { mentions, clock, unknown, events }: Slots,
  line: string,
  { today }: Facts,
  periods: readonly PeriodInput[],
): Asked | null => {
  if (!BALANCE.test(line) || clock !== null || events.size > 0 || mentions.named.length > 0) return null
  if (unknown.some(({ raw }) => !/^(?:equilibr|boucl|ecart|entr)/.test(plainLine(raw)))) return null
  const [period = monthPeriod(today)] = periods
  return { tool: 'summary', period, about: 'water' }
}
const BALANCE =
  /\b(?:ecart|difference) (?:prod\w*|pomp\w*)(?: et| vs)? (?:conso\w*|distribu\w*)|\b(?:ecart|difference) entre (?:\w+ ){0,4}?(?:produi|pomp|prelev|extrait)\w* (?:\w+ ){0,5}?(?:consomm|distribu|livr|utilis)\w*|\b(?:produite?s?|pompee?s?) (?:vs|versus|contre|par rapport a|face a) (?:l eau )?(?:la )?(?:consomm|distribu|livr|utilis)\w*|\bbilan (?:d eau|hydrique|de l eau)\b.*\b(?:equilibr|boucl)\w*/

/** « Hier », « la semaine dernière », « hier matin ? », asked of nothing. */
const isTimeAlone = ({ tokens, periods, clock, operations, unknown, quantities, line }: Slots): boolean =>
  quantities.size === 0 &&
  !/^(?:et|puis)\b/.test(line) &&
  (periods.length === 1 || clock !== null) &&
  operations.size + unknown.length === 0 &&
  tokens.length <= TIME_ALONE &&
  periods.every(({ period }) => period !== null)
const TIME_ALONE = 4

const NIGHT = /\bla nuit\b/

const SUMMARY =
  /\b(?:bilan|recap\w*|resume[rsz]?|synthese|compte rendu|etat des lieux)\b|\b(?:fai(?:s|t|tes|re)|donn\w*) (?:moi |nous )?(?:le |un )(?:petit )?point\b|^(?:le |un |petit )*point (?:de|du|d|sur)\b|(?<!\b(?:par|le) )\brapports? (?:du|de|d|quotidien|journalier|hebdo\w*|mensuel|annuel|complet)\b|^(?:(?:donn\w*|fai(?:s|t|tes|re)|montr\w*|dis|moi|nous|un|le|bonjour|svp) )*(?:petit )?rapport$|^(?:(?:donn\w*|montr\w*|dis|moi|nous|quel(?:le)?|est|c est quoi|bonjour|svp) )*(?:la situation|l etat)(?: (?:actuelle?|du site|de la ferme|general|ici|maintenant))*$|^etat (?:du site|de la ferme|general)$|^(?:(?:donn\w*|montr\w*|affich\w*|dis|moi|nous|voir|quels|sont|tous|bonjour|svp) )*(?:les |nos |tes )?chiffres (?:cles )?(?:de|du|d)\b/
/** What is sent, saved or printed is no question; « par rapport à » sets against. */
const NO_SUMMARY = /\b(?:par rapport|envo\w*|export\w*|telecharg\w*|imprim\w*|pdf|excel|csv|mail)\b/
const OWN_WORDS =
  /^(?:fai|chiffr|cles?$|rendu|mensuel|hebdo|annuel|quotidien|journalier|complet|general|rapide|energetique|hydrique|lieux|detaill|petit)/

const WATER: ReadonlySet<Quantity> = new Set<Quantity>(['water', 'volume'])
const ENERGY: ReadonlySet<Quantity> = new Set<Quantity>(['energy', 'gridKwh', 'power'])

/** null: of a quantity that is asked for alone. */
const aboutOf = (quantities: ReadonlySet<Quantity>): 'all' | 'water' | 'energy' | null => {
  const all = [...quantities]
  const [water, energy] = [all.some((one) => WATER.has(one)), all.some((one) => ENERGY.has(one))]
  if (all.some((one) => !WATER.has(one) && !ENERGY.has(one))) return null
  return water === energy ? 'all' : water ? 'water' : 'energy'
}

/** « Rapport mensuel »: the period that runs. */
const ofAdjective = (line: string, today: string): PeriodInput | null =>
  /\bmensuel/.test(line)
    ? monthPeriod(today)
    : /\bhebdo/.test(line)
      ? weekPeriod(today)
      : /\bannuel/.test(line)
        ? yearPeriod(Number(today.slice(0, 4)))
        : null
