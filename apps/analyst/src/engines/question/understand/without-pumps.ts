// In: a question as typed, and what is known of the site. Out: the call how long the water lasts without pumping, or why it is not answered; null: it asks for something else.
import type { Device } from '@vigie/contracts/entities'
import { thingOf } from '../answer/words.ts'
import { plainLine } from '../language/plain-line.ts'
import { devicesOf, type Facts } from './facts.ts'
import type { Understood } from './outcome.ts'
import { readQuestion } from './read.ts'
import { refusedBy } from './refused.ts'
import { asksEnoughUntil, isCutOff, PUMPS, stopsUntil } from './unfed.ts'
import { hoursUntil } from './until.ts'

/** « Je peux irriguer cette nuit sans démarrer les pompes ? »: of the tank that supplies what is named, else of the site. */
export const withoutPumps = (question: string, facts: Facts): Understood | null => {
  const line = plainLine(question)
  const isUnpumped =
    ((WITHOUT.test(line) || IF_STOPPED.test(line)) && MAY.test(line) && USES.test(line)) ||
    RESTS.test(line) ||
    (IF_NOT.test(line) && GOES_WELL.test(line))
  const [stops, cut] = [stopsUntil(line, facts), isCutOff(line)]
  const isNear =
    (AHEAD.test(line) && !FAR.test(line)) || (MAY_WATER.test(line) && SOON.test(line)) || asksEnoughUntil(line, facts)
  const isSaid = isUnpumped || stops || cut || isNear
  if (!isSaid && !AUTONOMY.test(line) && !MAY_WATER.test(line)) return null
  if (OTHERWISE.test(line)) return null
  // a pump that is not to run is no part of the name before it
  const slots = readQuestion(question.replace(UNNAMED, ' '), facts)
  if (slots.unknown.length > 1) return null
  const isOfSector = slots.mentions.named.every((each) => each.length === 1 && each[0]?.role === 'consumption')
  if (!isSaid && (slots.mentions.named.length === 0 || !isOfSector || slots.operations.has('why'))) return null
  const refused = refusedBy(slots, facts)
  // a time to come is what this is asked of, and whether one may is no order
  const isAnswered =
    refused?.kind === 'refuse' &&
    (refused.why === 'future' ||
      (refused.why === 'action' && (OWN.test(line) || IF_STOPPED.test(line) || stops || cut)))
  if (refused !== null && !isAnswered) return refused
  const named = cut ? [] : slots.mentions.named.flat()
  const fed = named.map(({ id }) => tanksOf(id, facts))
  // what nothing is known to feed is told of the site
  const tanks = fed.some((of) => of.length === 0) ? [] : [...new Set(fed.flat())].slice(0, TANKS_MAX)
  const [sector, ...more] = named.filter(({ role }) => role === 'consumption')
  const lasts = hoursUntil(line, facts)
  return {
    kind: 'call',
    call: {
      tool: 'figure',
      figure: 'autonomyHours',
      of: tanks.length === 0 ? 'site' : tanks,
      period: null,
      view: 'value',
      ...((cut || ((stops || IF_STOPPED.test(line)) && isFedBesides(tanks, slots.mentions.named.flat(), facts))) && {
        asks: 'unfed' as const,
      }),
      ...(lasts !== null && { lasts }),
      ...(tanks.length === 1 && sector !== undefined && more.length === 0 && { supplies: sector.id }),
    },
    assumed: false,
  }
}
/** « Autonomie des avocatiers »: of what supplies them. */
const AUTONOMY = /\bautonomie\b/
/** « Puis-je arroser les avocatiers ? »: of a sector that is named, or soon; else the hours are asked. */
const MAY_WATER =
  /^(?!.*\b(?:quand|moment)\b).*\b(?:puis je|je peux|peut on|on peut|pouvons nous|nous pouvons|peux je)\b.*\b(?:irriguer|arroser)\b/
const SOON = /\b(?:cette nuit|demain|ce (?:soir|matin|midi|week end)|cet apres midi)\b/
/** A call names no more devices. */
const TANKS_MAX = 6

/** Whether anything that is not stopped brings water to these tanks, or to the site: what is named is stopped, else all pumps are. */
const isFedBesides = (tanks: readonly string[], named: readonly Device[], facts: Facts): boolean => {
  const stopped = named.filter(({ role }) => role === 'source')
  const rests = ({ id, metrics }: Device) =>
    stopped.length > 0 ? stopped.some((one) => one.id === id) : metrics.some((metric) => metric.id === 'running')
  return devicesOf('sources', facts).some(
    (one) => !rests(one) && (tanks.length === 0 || one.feeds.some((fed) => tanks.includes(thingOf(fed, facts)))),
  )
}

/** The tanks that a sector draws from, that a pump fills, or that was named itself. */
const tanksOf = (id: string, facts: Facts): string[] => {
  const thing = thingOf(id, facts)
  const feeds = facts.devices.filter((one) => thingOf(one.id, facts) === thing).flatMap((one) => one.feeds)
  return devicesOf('storages', facts).flatMap((one) =>
    one.id === thing ||
    one.feeds.some((fed) => thingOf(fed, facts) === thing) ||
    feeds.some((fed) => thingOf(fed, facts) === one.id)
      ? [one.id]
      : [],
  )
}

/** « Sans pomper », « sans démarrer les pompes », « pompes à l’arrêt ». */
const WITHOUT = new RegExp(
  `\\bsans (?:(?:re)?demarrer |(?:r)?allumer |(?:re)?lancer |activer |utiliser |toucher |mettre en (?:marche|route) |faire (?:tourner|marcher) |que )?(?:a |aux |au )?(?:les? |la |l |une |un |aucune? |mes |nos )?(?:pomper|${PUMPS})\\b|\\b${PUMPS} (?:arretee?s?|eteinte?s?|coupee?s?|stoppee?s?|a l arret)\\b`,
)
/** « Si j’arrête le forage 2 », « si la pompe tombe en panne ». */
const IF_STOPPED = new RegExp(
  `\\bsi (?:\\w+ ){0,3}?(?:arret|coup|stopp|etein)\\w* (?:\\w+ ){0,2}?${PUMPS}\\b|\\bsi (?:\\w+ ){0,3}?${PUMPS} (?:\\w+ ){0,4}?(?:tomb\\w* en panne|lach\\w*|s arret\\w*|casse\\w*|est (?:en panne|a l arret|arretee?|coupee?))\\b`,
)
/** « Si je ne pompe pas cette nuit, ça ira ? » */
const IF_NOT =
  /\bsi (?:\w+ ){0,2}?pomp(?:e|es|ons|ent|ait|ais) pas\b|\bsi (?:les pompes|la pompe|les forages) (?:ne )?(?:tourn|march)\w* pas\b/
const GOES_WELL =
  /\b(?:ca|on|je|nous) (?:ira|iront|va aller|passe\w*|suffi\w*|tien\w*)\b|\b(?:assez|combien de temps|jusqu a quand|manqu\w*|risque\w*)\b/
const UNNAMED = /\bsans\b[^,;?]*?\b(?:pomp(?:er|es?|age)|motopompes?|forages)\b/i
/** It asks whether, or how long, it can be done. */
const MAY =
  /\b(?:peu[tx]|puis|peuvent|pouvons|pourr\w+|suffi\w*|assez|possible|tien(?:t|s|dra|dront|nent|drons)|tenir|tenons|dur(?:e|er|era)|combien de temps|combien d heures?|jusqu a quand|autonomie)\b/
/** « Peut-on », « je peux »: of what the person asking does, not of what is to be done for them. */
const OWN = /\b(?:on peut|peut on|je peux|puis je|pouvons nous|nous pouvons|peuvent)\b/
/** The water, or what it is for. */
const USES =
  /\b(?:irrigu\w*|irrigation|arros\w*|eau|tien\w*|tenir|tenons|dur(?:e|er|era)|rester|passer|autonomie|bassins?)\b/
/** « Les pompes peuvent-elles rester arrêtées ? », « se passer des pompes », « couper les pompes sans manquer d’eau ». */
const RESTS = new RegExp(
  `\\b(?:se|me|nous) passer (?:de |des |du |d )(?:la |l |les )?${PUMPS}\\b|\\b${PUMPS} (?:\\w+ ){0,4}?(?:rester|laisser)\\b|\\b(?:laisser|garder) (?:les |la |le |mes |nos )?${PUMPS} (?:arret|etein|coup|a l arret)|\\b${PUMPS}\\b.*\\bsans (?:\\w+ )?manquer d eau\\b`,
)
/** « Pourra-t-on irriguer cette nuit ? », « aura-t-on assez d’eau demain ? »: how long what is there lasts tells it. */
const AHEAD =
  /\bpourr(?:a|ai|ons|ont|ait|ais|aient|ions)\b.*\b(?:irriguer|arroser)\b|\baur(?:a|ai|ons|ont|ait|ais)\b.*\bassez d eau\b|\bassez d eau\b.*\b(?:cette nuit|demain|ce soir|ce week end)\b/
/** Farther ahead nobody knows. */
const FAR = /\b(?:semaine|mois|annee|saison|ete|an) prochaine?\b|\bprochaine?s? (?:semaine|mois|annee|saison)s?\b/
/** What it costs or saves, what was, how much water and why are asked of other records. */
const OTHERWISE =
  /\b(?:cout\w*|econom\w*|gagn\w*|cher\w*|pay\w*|prix|tarifs?|factur\w*|pourquoi|hier|derniere?s?|passee?s?|combien d eau|quel(?:le)? (?:volume|quantite)|quels?|quelles?|heures? (?:creuses?|pleines?|de pointe))\b/
