// In: the slots of a question. Out: whether it says all of what is asked by itself: then it goes on from nothing before it.
import type { Facts } from './facts.ts'
import { CURVE } from './figure-of.ts'
import { frameOf } from './frame.ts'
import type { Slots } from './read.ts'

/** « Secteur nord : hier par rapport à avant-hier », « courbe du bassin haut », « coupures d’hier »; « et le secteur nord, … » goes on. */
export const isWhole = (slots: Slots, facts: Facts): boolean => {
  const { mentions, periods, line } = slots
  if (GOES_ON.test(line)) return false
  return mentions.named.length > 0 ? periods.length > 1 || CURVE.test(line) : isOfItself(slots, facts)
}
const GOES_ON = /^(?:et|puis|pareil|idem|meme chose|alors|sinon|non)\b/

/** What is asked and of when are both said, and no word points back: of which device is not to be taken from before. */
const isOfItself = (slots: Slots, facts: Facts): boolean => {
  const { quantities, events, operations, periods, clock, line } = slots
  const saysWhen = clock !== null || periods.some(({ period }) => period !== null)
  if (quantities.size + events.size === 0 || !saysWhen || operations.has('compare') || POINTS_BACK.test(line))
    return false
  return frameOf(slots, facts)?.kind === 'call'
}
/** « Ses coupures », « elle a tourné », « celle de la veille », « cet appareil », « seulement »; « il y a » and « cette semaine » point at nothing. */
const POINTS_BACK =
  /\b(?:elles?|ils?(?! (?:y|faut|fait|reste|manque))|sa|son|ses|leurs?|lui|celles?|celui|ceux|en (?:a|ont)|dont|la ?dessus|dedans|memes?|aussi|egalement|autres?|lesquel\w*|laquelle|lequel|seulement|uniquement|juste|plutot|d avant|precedente?|veille|suivante?|lendemain|d accord|ok|par rapport)\b|\bcet(?:te)? (?!semaine|annee|nuit|apres midi|ete|journee|saison|quinzaine|decade)|\bce (?:forage|bassin|secteur|puits|capteur|compteur|point|site)\b/
