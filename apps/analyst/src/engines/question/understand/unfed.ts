// In: the words of a question without accents. Out: whether it asks how long the water lasts without some of what brings it.
import type { Facts } from './facts.ts'
import { hoursUntil } from './until.ts'

/** Whatever pumps water, in one word. */
export const PUMPS = '(?:pompes?|motopompes?|forages?|puits|pompage)'

/** « Puis-je arrêter les pompes jusqu’à demain soir ? »: with a time, or nothing could be told of it. */
export const stopsUntil = (line: string, facts: Facts): boolean => STOPS.test(line) && hoursUntil(line, facts) !== null
const STOPS = new RegExp(
  `\\b(?:puis je|je peux|peut on|on peut|pouvons nous|nous pouvons|possible d(?:e)?)\\b.*\\b(?:arret|coup|stopp|etein|laiss|debranch|ferm)\\w* (?:\\w+ ){0,2}?${PUMPS}\\b`,
)

/** « Combien de temps je tiens si l’ORMVA coupe ? », « en cas de coupure de courant ». */
export const isCutOff = (line: string): boolean => CUT_OFF.test(line) && HOLDS.test(line)
const SUPPLY = '(?:ormva|onee?|reseau|office|courant|electricite|alimentation|jus)'
const CUT_OFF = new RegExp(
  `\\b(?:si|quand) (?:\\w+ ){0,3}?${SUPPLY} (?:\\w+ ){0,4}?(?:coup|lach|saut|tomb|arret|manqu|ferm|disparai)\\w*|\\b(?:si|quand) (?:\\w+ ){0,3}?(?:coup|ferm|arret|stopp)\\w* (?:\\w+ ){0,3}?${SUPPLY}\\b|\\ben cas d(?:e)? (?:\\w+ )?(?:coupures?|pannes?|arret|delestages?)\\b|\\bsans (?:le |l |la |de )?${SUPPLY}\\b`,
)
const HOLDS =
  /\b(?:tien[st]?|tiennent|tienne|tiendr\w*|tenir|tenons|autonomie|assez d eau|eau (?:dure\w*|suffi\w*|tien\w*))\b/

/** « Ai-je assez d’eau jusqu’à mercredi pour les tomates ? » */
export const asksEnoughUntil = (line: string, facts: Facts): boolean =>
  ENOUGH.test(line) && /\bjusqu\b/.test(line) && hoursUntil(line, facts) !== null
const ENOUGH =
  /\b(?:assez|suffisamment) d eau\b|\bde quoi (?:tenir|arroser|irriguer)\b|\b(?:eau|bassins?|stock|reserves?) (?:\w+ )?suffi\w*|\b(?:tenir|tien(?:s|t|nent|dr\w+))\b.*\bjusqu\b/
