// In: the words of what was typed, without accents. Out: that it is a greeting, thanks, or asks what can be asked; null: it is a question.
import type { Topic, Understood } from './outcome.ts'

export const greetingOf = (line: string): Understood | null => {
  if (WHAT_CAN.test(line) || FORETELLS.test(line)) return { kind: 'refuse', why: 'help' }
  if (!GREETING.test(line)) return null
  const topic: Topic = BYE.test(line) ? 'bye' : THANKS.test(line) ? 'thanks' : 'hello'
  return HELP.test(line) ? { kind: 'refuse', why: 'help' } : { kind: 'refuse', why: 'help', topic }
}

/** Nothing but a greeting or thanks. */
const GREETING =
  /^(?:(?:bonjour|bonsoir|salut|salam|salam alaykoum|slt|bjr|coucou|hello|hey|merci(?: beaucoup| bien| a (?:toi|vous))?|ok|d accord|tres bien|super|parfait|genial|nickel|excellent|bravo|top|impeccable|cool|ca va|comment ca va|comment allez vous|aide|aide moi|help|au revoir|a (?:demain|bientot|plus|plus tard|tout a l heure)|bonne (?:nuit|journee|soiree|fin de journee)|bye|bslama|svp|stp|labas|la bas|choukran|chokran|shukran|vigie|tout le monde|chef|et) ?)+$/
const BYE = /\b(?:au revoir|a (?:demain|bientot|plus|tout a l heure)|bonne (?:nuit|journee|soiree|fin)|bye|bslama)\b/
const THANKS =
  /\b(?:merci|choukran|chokran|shukran|super|parfait|genial|nickel|excellent|bravo|top|impeccable|cool|ok|d accord|tres bien)\b/
const HELP = /\b(?:aide|help)\b/
/** « Tu fais des prévisions ? », « peux-tu prédire ? »: of what, is said by what it can do. */
const FORETELLS =
  /^(?:est ce que )?(?:(?:tu|vous|sais|savez|peux|pouvez|fais|faites|faire|des|une) ){1,5}(?:previsions?|predictions?|projections?|prevoir|prevois|prevoyez|predire|predis)(?: (?:tu|vous|l avenir|des choses))?$|^(?:prevois|prevoyez|predis) (?:tu|vous)(?: l avenir| des choses)?$/
/** What the assistant can do. */
const WHAT_CAN =
  /^(?:et )?(?:que?|quoi|qu est ce que?) (?:(?:sais|peux|pouvez|savez) (?:tu|vous)|(?:tu|vous) (?:sais|peux|pouvez|savez)) (?:\w+ )?(?:faire|dire|repondre)$|^(?:tu sais|vous savez|tu peux) faire quoi$|^comment (?:ca|tu) (?:marche|fonctionne)s?$|^(?:que|quoi) (?:te|vous) demander$|^qu est ce que je peux (?:te |vous )?demander$/
