// In: the words of a question, without accents. Out: the call about pumping at other hours; null: it asks for something else.
import type { CallOf } from '../call.ts'

/** What other hours would save, and where it is asked when to pump, the hours too. */
export const shiftCall = (line: string): CallOf<'shift'> | null =>
  isShift(line)
    ? {
        tool: 'shift',
        ...(PUMP_NOW.test(line)
          ? { asks: IN_TIME.test(line) ? ('when' as const) : ('now' as const) }
          : (WHEN.test(line) || RATHER.test(line) || COST_AT_NIGHT.test(line) || SCHEDULE.test(line)) && {
              asks: 'when' as const,
            }),
      }
    : null

/** « On gagnerait combien en décalant le pompage », « ça vaut le coup de pomper la nuit ? »; not what the night costs. */
const isShift = (line: string): boolean =>
  (MOVES.test(line) && (PUMPS.test(line) || GAINS.test(line))) ||
  (WOULD.test(line) && OTHER_HOURS.test(line)) ||
  (SAVES.test(line) && OTHER_HOURS.test(line) && !PAST.test(line)) ||
  (WHEN.test(line) && PUMPS.test(line) && CHEAPEST.test(line)) ||
  WHEN_TO_PUMP.test(line) ||
  COST_AT_NIGHT.test(line) ||
  PUMP_NOW.test(line) ||
  RATHER.test(line) ||
  SCHEDULE.test(line) ||
  GAIN_OF_HOURS.test(line)

const MOVES = /\b(?:decal|deplac|report|repouss)\w*\b|\bplan de pompage\b/
const PUMPS = /\b(?:pomp\w*|forages?|marche|irrigation|arrosage|heures?)\b/
const GAINS = /\b(?:gagn|econom|epargn|rapport)\w*|\bmoins cher\b/
const SAVES = /\b(?:gagn|econom|epargn)\w*|\bmoins cher\b/
/** « Quand faut-il pomper pour payer moins ? » */
const WHEN = /^(?:(?:c est|a) )*(?:quand|quel(?:le)?s? heures?|quels? moments?)\b/
const CHEAPEST = /\b(?:paye?r|depenser) (?:le )?moins\b|\bmoins cher\b|\bau meilleur (?:prix|cout)\b|\bmoindre cout\b/
/** « A-t-on économisé en pompant la nuit »: what was is no plan. */
const PAST = /\b(?:a|ont|avons|avez) (?:t )?(?:on |nous |vous )?(?:econom|gagn|epargn)\w*/
/** « À quelle heure pomper ? », « quand faut-il irriguer ? » */
const WHEN_TO_PUMP =
  /^(?:et )?(?:quand|(?:a )?quelles? heures?|(?:a )?quels? moments?) (?:est ce qu |est il |vaut il )?(?:(?:il |on |je |nous )?(?:faut|doit|dois|devons|peut|vaut|mieux|il|on|t)(?: il| on| t)? )*(?:mieux )?(?:pomper|irriguer|arroser|tourner|faire (?:tourner|marcher) (?:les pompes|la pompe)|(?:(?:re)?demarrer|(?:re)?lancer|(?:r)?allumer|mettre en (?:marche|route)) (?:les|la|une|mes|nos) (?:motopompe|pompe|forage)s?)\b/
/** « Gain si heures creuses » */
const GAIN_OF_HOURS = /\bgains?\b.*\bheures? (?:creuses?|pleines?)\b/
/** « Planning de pompage », « programme des pompes pour demain »: the hours that are cheapest. */
const SCHEDULE =
  /\b(?:planning|programme|plan|calendrier|horaires?) (?:de |des |du |d |pour |les )*(?:pomp\w*|motopompes?|forages?|irrigation|arrosage)\b|^(?:quel est |c est quoi )?(?:le |mon |notre )?(?:planning|programme|plan) (?:pour |de )?(?:demain(?: matin)?|cette nuit|ce soir|la nuit)$/
/** « Ça coûte combien de pomper la nuit ? »: the price of these hours, and what they would save. */
const COST_AT_NIGHT = /\b(?:coute|revient|cher)\b (?:\w+ ){0,3}?(?:de |a )?pomper (?:de |la )?nuit\b/
/** « Il vaut mieux pomper la nuit ou le jour ? », « c’est mieux d’irriguer le matin ? » */
const RATHER =
  /\b(?:(?:vaut|faut) (?:(?:t )?il )?mieux|mieux vaut(?: il)?|(?:c )?est (?:ce )?(?:mieux|preferable)(?: de| d)?) (?:pomper|irriguer|arroser|tourner|(?:faire )?(?:tourner|marcher) (?:les |la )?pompes?)\b(?!.*\bque (?:le|la|les) (?:forage|pompe|secteur))/
/** « Faut-il pomper maintenant ? », « c’est le bon moment pour irriguer ? » */
const PUMP_NOW =
  /^(?:est ce qu )?(?:il )?faut (?:il )?(?:pomper|irriguer|arroser)\b|\b(?:bon )?moment (?:de|pour) (?:pomper|irriguer|arroser)\b|^(?:est ce que? )?(?:je peux|on peut|peut on|puis je) (?:pomper|irriguer|arroser)\b/
/** Of a time that is said no answer of now is given. */
const IN_TIME = /\b(?:demain|ce soir|cette nuit|la nuit|a quelle heure|quand|matin|samedi|dimanche|plus tard)\b/
/** Only of what might be: « gagnerait », « vaut le coup », « si on pompait », « intérêt à pomper ». */
const WOULD =
  /\b(?:gagner|economiser|epargner|rapporter|couter|payer)(?:ait|ais|ions|aient)\b|\bvaut le coup\b|\binteret\b|\brentables?\b|\bavantageux\b|\binteressant\b|\bplus economique\b|\bsi (?:on|je|nous) (?:pomp|tourn|march|irrigu|arros)\w*|\bmieux de (?:pomper|tourner|irriguer)\b/
const OTHER_HOURS =
  /\b(?:pomp|tourn|march|irrigu|arros)\w* (?:\w+ ){0,4}?(?:(?:de |la )?nuit|(?:en |aux )?heures? (?:creuses?|pleines?)|a d autres heures|plus tot|plus tard)\b/
