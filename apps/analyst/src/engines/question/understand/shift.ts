// In: the words of a question, without accents. Out: whether it asks what pumping at other hours would save.

/** « On gagnerait combien en décalant le pompage », « ça vaut le coup de pomper la nuit ? »; not what the night costs. */
export const isShift = (line: string): boolean =>
  (MOVES.test(line) && (PUMPS.test(line) || GAINS.test(line))) ||
  (WOULD.test(line) && OTHER_HOURS.test(line)) ||
  (WHEN.test(line) && PUMPS.test(line) && CHEAPEST.test(line))

const MOVES = /\b(?:decal|deplac|report|repouss)\w*\b|\bplan de pompage\b/
const PUMPS = /\b(?:pomp\w*|forages?|marche|irrigation|arrosage|heures?)\b/
const GAINS = /\b(?:gagn|econom|epargn|rapport)\w*|\bmoins cher\b/
/** « Quand faut-il pomper pour payer moins ? » */
const WHEN = /^(?:(?:c est|a) )*(?:quand|quel(?:le)?s? heures?|quels? moments?)\b/
const CHEAPEST = /\b(?:paye?r|depenser) (?:le )?moins\b|\bmoins cher\b|\bau meilleur (?:prix|cout)\b|\bmoindre cout\b/
/** Only of what might be: « gagnerait », « vaut le coup », « si on pompait », « intérêt à pomper ». */
const WOULD =
  /\b(?:gagner|economiser|epargner|rapporter|couter|payer)(?:ait|ais|ions|aient)\b|\bvaut le coup\b|\binteret\b|\bsi (?:on|je|nous) (?:pomp|tourn|march|irrigu|arros)\w*|\bmieux de (?:pomper|tourner|irriguer)\b/
const OTHER_HOURS =
  /\b(?:pomp|tourn|march|irrigu|arros)\w* (?:\w+ ){0,4}?(?:la nuit|(?:en |aux )?heures? (?:creuses?|pleines?)|a d autres heures|plus tot|plus tard)\b/
