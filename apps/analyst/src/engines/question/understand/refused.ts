// In: the slots of a question, and what is known of the site. Out: why it is not answered at all; null: it may be.
import { missingDay } from '../language/period-parts.ts'
import { tokensOf } from '../language/tokens.ts'
import type { Facts } from './facts.ts'
import { siteWords } from './mentions.ts'
import type { Understood } from './outcome.ts'
import type { Slots } from './read.ts'
import { strangeKind } from './strange-kind.ts'
import { strangeDevice, strangeNamed, strangeSubject } from './strange-name.ts'
import { asksForeseen } from './usual-words.ts'

/** Another site, an order, a time that is to come or that no calendar has, a device that is not known here. */
export const refusedBy = (slots: Slots, { otherSites, site, today }: Facts): Understood | null => {
  const words = slots.tokens.map(({ word }) => word)
  const own = siteWords(site)
  const other = otherSites.find((name) => {
    const parts = tokensOf(name)
      .map(({ word }) => word)
      .filter((word) => !own.has(word))
    return (
      parts.length > 0 &&
      parts.every((part) => words.includes(part)) &&
      !slots.mentions.used.has(words.indexOf(parts[0] ?? ''))
    )
  })
  if (other !== undefined) return { kind: 'refuse', why: 'other-site', word: other }
  if (asksWho(slots)) return { kind: 'refuse', why: 'who' }
  if (SUBSCRIBERS.test(slots.line)) return { kind: 'refuse', why: 'unsupported' }
  if (DAYS_CUT.test(slots.line))
    return { kind: 'refuse', why: 'unsupported', instead: 'Combien de coupures ce mois-ci ?' }
  if (FOR_MONEY.test(slots.line)) return { kind: 'refuse', why: 'unsupported', instead: 'Combien coûte un m³ pompé ?' }
  if (slots.acts) return { kind: 'refuse', why: 'action' }
  const place = /\b(?:site|ferme|exploitation|domaine)s? (?:de |d |du |des )?(\w{4,})/.exec(slots.line)?.[1]
  if (place !== undefined && !own.has(place) && slots.unknown.some(({ word }) => word === place))
    return { kind: 'refuse', why: 'other-site', word: place }
  const unknown = strangeDevice(slots) ?? strangeKind(slots, own) ?? strangeNamed(slots)
  const subject = unknown === null ? strangeSubject(slots) : null
  if (subject !== null) return { kind: 'refuse', why: 'other-site', word: subject }
  const missing = missingDay(slots.line, today)
  if (missing !== null) return { kind: 'refuse', why: 'no-such-date', word: missing }
  const ahead =
    slots.periods.some(({ period }) => period === null) ||
    /\b(?:prevision|prevoir|prochainement|futur|avenir)\b/.test(slots.line) ||
    asksForeseen(slots.line) ||
    CUT_AHEAD.test(slots.line)
  const asksAhead =
    /\b(?:sera|seront|aura|auront|va t on|allons nous|va \w+er|consommera|coutera|produira|vont \w+er)\b/.test(
      slots.line,
    )
  const tank = slots.quantities.has('overflowIn') || slots.quantities.has('emptyIn') || slots.quantities.has('autonomy')
  if ((ahead && !(tank && ENOUGH.test(slots.line))) || (asksAhead && !tank && slots.quantities.size > 0))
    return { kind: 'refuse', why: 'future' }
  const group = slots.mentions.group
  if (
    group !== null &&
    /\b(?:forage|puit|puits|secteur|bassin|pompe|parcelle|reservoir) (?:numero |no |n )?(?:\d+|[a-z]\d+)\b(?! ?(?:m3|kwh|litre))/.test(
      slots.line,
    )
  )
    return { kind: 'refuse', why: 'unknown-device' }
  const strange = unknown ?? strangeCrop(slots)
  if (strange !== null) return { kind: 'refuse', why: 'unknown-device', word: strange }
  return null
}

/** « Combien de temps va durer la coupure ? », « quand le courant va-t-il revenir ? » */
const CUT_AHEAD =
  /\b(?:coupure|panne|delestage)s?\b.*\b(?:va|vont) (?:t (?:il|elle) )?(?:encore )?(?:dure\w*|finir|se terminer)\b|\b(?:va|vont) (?:encore )?(?:dure\w*|finir|se terminer) (?:la|cette|les) (?:coupure|panne)|\b(?:courant|electricite|jus)\b.*\b(?:va (?:t (?:il|elle) )?revenir|reviendra|revient quand)\b|\bquand\b.*\b(?:courant|electricite|jus)\b.*\b(?:revient|reviendra|va revenir)\b|\b(?:quand|heure)\b.*\b(?:reviendra|va revenir|revient)\b.*\b(?:courant|electricite|jus)\b/

/** « Assez d’eau pour demain »: how long it lasts answers that; of next week it does not. */
const ENOUGH =
  /\b(?:assez|suffisamment|suffi\w*|de quoi|tien(?:t|dra|dront|nent)|tenir)\b.*\b(?:demain|week ?end|ce soir|cette nuit)\b/

/** « Combien de jours sans coupure ? »: cuts are counted, not the days that had one. */
const DAYS_CUT = /\bcombien de jours? (?:sans|avec) (?:une? |des |aucune )?(?:coupure|panne)s?\b/

/** « Combien d’eau pour 100 dirhams ? »: what a cubic metre costs is told, not what a sum buys. */
const FOR_MONEY = /\bcombien d(?:e)? (?:eau|m3|kwh|litres?)\b.*\b(?:pour|avec) \d+ ?(?:dh|mad|dirhams?|euros?)\b/

/** « Combien de personnes sont abonnées aux alertes »: who is reached is set on a page of its own, and told by no figure. */
const SUBSCRIBERS = /\b(?:abonnee?|destinataire|inscrite?)s?\b/

/** « Qui a acquitté … »: a person is asked for, and no answer names one; « qui a le plus bu » asks for a device. */
const asksWho = ({ line, operations: asks }: Slots): boolean =>
  !asks.has('most') && !asks.has('least') && (WHO_DID.test(line) || BY_WHOM.test(line))
const BY_WHOM =
  /\b(?:acquitte|reporte|supprime|arrete|coupe|demarre)e?s? par (?!(?:secteur|forage|jour|semaine|mois|heure|priorite|appareil|erreur|conception|la|le|les|l|un|une)\b)\w+/
const WHO_DID =
  /^(?:et )?(?:c est )?qui (?:les? |l |la |en )?(?:a|ont|avait) (?:\w+ ){0,2}?(?:acquitt|coupe|arret|stopp|demarr|redemarr|lance|ouvert|ferm|modifi|chang|regl|supprim|desactiv|mis )/

/** Water or a flow of what is not grown here. */
const strangeCrop = ({ crop, quantities }: Slots): string | null =>
  crop !== null &&
  ['water', 'volume', 'consumed', 'flow', 'pressure', 'budget'].some((one) => quantities.has(one as never))
    ? crop.raw
    : null
