// In: the words of a question without accents. Out: the call what a finding will lose if nobody acts on it; null: it asks something else.
import { type FindingKind, HOUR_MS } from '@vigie/contracts/entities'
import { instantOf } from '../answer/stretch.ts'
import type { CallOf } from '../call.ts'
import { NUMBER_WORDS } from '../language/number-words.ts'
import { addDays, weekdayOf } from './calendar.ts'
import type { Facts } from './facts.ts'
import type { Slots } from './read.ts'

/** « Si je ne fais rien pour la fuite pendant un mois ? », « si on laisse la fuite deux semaines »: no length said is a month. */
export const undoneCall = ({ mentions }: Slots, line: string, facts: Facts): CallOf<'findings'> | null => {
  const kind = KINDS.find(([, words]) => words.test(line))?.[0]
  if (kind === undefined || !UNDONE.test(line)) return null
  const [, said = '', unit = ''] = LENGTH.exec(line) ?? []
  const count = said === 'par' || said === 'chaque' ? 1 : Number(NUMBER_WORDS[said] ?? said)
  const hours = untilEnd(line, facts) ?? (unit === '' ? MONTH_H : count * (HOURS[unit] ?? 0))
  if (!(hours > 0 && hours <= MOST_H)) return null
  const device = mentions.named[0]?.length === 1 ? mentions.named[0][0] : undefined
  return {
    tool: 'findings',
    what: kind === 'leak' && !MONEY.test(line) ? 'water' : 'cost',
    kind,
    ...(device !== undefined && { device: device.id }),
    ahead: hours,
  }
}

/** « D’ici la fin du mois », « de la semaine »: whole hours from now; null: no end is said. */
const untilEnd = (line: string, { today, now, site }: Facts): number | null => {
  const unit = END.exec(line)?.[1]
  if (unit === undefined) return null
  const [year = 0, month = 0] = today.split('-').map(Number)
  const first = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
  const day = unit === 'semaine' ? addDays(today, 7 - weekdayOf(today)) : first
  return Math.round((instantOf(day, '00:00', site.timeZone) - now) / HOUR_MS)
}
const END = /\bfin (?:du|de la) (mois|semaine)\b/

const KINDS: readonly (readonly [FindingKind, RegExp])[] = [
  ['leak', /\bfui(?:te|tes|t|ent)\b/],
  ['clogged-filter', /\b(?:filtres?|colmat\w*|encrass\w*)\b/],
]
const UNDONE =
  /\b(?:si|tant que)\b.*(?:\b(?:ne |n )?(?:y |la |le |les )?(?:fai[st]|faisons|faites|font|agi\w*|repar\w*|netto[yi]\w*|interv\w*|boug\w*|touch\w*|arret\w*|chang\w*) (?:\w+ ){0,2}?(?:rien|pas)\b|\b(?:rien|pas) faire\b|\b(?:personne|rien) n\b|\b(?:laiss|attend|traine|continu|persist|dur)\w*)|\bsans (?:rien faire|(?:la |le |les )?(?:reparer|nettoyer|intervenir|agir|reparation|intervention))\b/
const LENGTH = /\b(un|une|par|[a-z]{4,8}|\d+) (heure|jour|semaine|mois|an|annee)s?\b/
const HOURS: Readonly<Record<string, number>> = { heure: 1, jour: 24, semaine: 168, mois: 720, an: 8_760, annee: 8_760 }
/** What it will cost is asked, not how much water. */
const MONEY = /\b(?:cout\w*|argent|dh|mad|dirhams?|factur\w*|pa[yi](?:e|er|era|erai))\b/
const MONTH_H = 720
/** What a leak takes farther ahead nobody knows. */
const MOST_H = 8_760
