// In: the words of a question, without accents. Out: the call that says what is to be done, whether all is well, or what is new; null: it asks neither.
import type { Call } from '../call.ts'
import { dayPeriod } from './calendar.ts'
import type { Facts } from './facts.ts'

/** « Que dois-je faire ? », « par quoi je commence ? », « quoi de neuf ? », asked of nothing in particular. */
export const toDoCall = (line: string, { today }: Facts): Call | null => {
  const asked = line.replace(AROUND, ' ').trim()
  if (TO_DO.test(asked)) return { tool: 'alarms', operation: 'first', state: 'open' }
  if (ALL_WELL.test(asked)) return { tool: 'alarms', operation: 'list', state: 'open', asks: 'well' }
  return WHAT_IS_NEW.test(asked) ? { tool: 'events', period: dayPeriod(today) } : null
}

/** A greeting before, and that it is asked of now. */
const AROUND =
  /^(?:(?:bonjour|bonsoir|salut|salam|bon|alors|et|ok|stp|svp|dis moi) )+|(?: (?:maintenant|aujourd hui|la|ce matin|ce soir|cet apres midi|en ce moment|tout de suite|d abord|en premier|en priorite|sur le site|ici|svp|stp))+$/g
const TO_DO =
  /^(?:(?:qu est ce que?|que|quoi) (?:(?:je|on|nous) )?(?:dois|doit|devons|peux|peut|pouvons) (?:(?:je|on|nous) )?faire|qu est ce qu il (?:faut|y a a|reste a) faire|que faut il faire|(?:(?:il )?faut|(?:je|on) (?:dois|doit)) faire quoi|quoi faire|que faire|(?:il )?y a (?:t il )?(?:quelque chose|quoi) (?:a faire|d urgent)|(?:quelque chose|quoi) d urgent|(?:par )?(?:quoi|ou) (?:(?:je|on|dois je|doit on|faut il) )?commencer?|(?:quelles sont|c est quoi) (?:les|mes|nos) (?:priorites?|urgences?)|(?:les|mes|nos) (?:priorites|urgences))$/
const ALL_WELL =
  /^(?:est ce que )?(?:tout|ca) (?:va|marche|fonctionne|roule|se passe)(?: t il)? (?:bien|normalement)$|^(?:est ce que )?tout est (?:ok|bon|normal|en ordre|en regle)$/
const WHAT_IS_NEW =
  /^(?:quoi de (?:neuf|nouveau)|(?:il )?y a (?:t il )?du (?:neuf|nouveau)|quelles nouvelles|du (?:neuf|nouveau))$/
