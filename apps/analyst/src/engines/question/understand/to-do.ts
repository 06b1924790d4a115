// In: the words of a question, without accents. Out: the call that says what is to be done, whether all is well, or what is new; null: it asks neither.
import type { Call } from '../call.ts'
import { dayPeriod } from './calendar.ts'
import { datesIn } from './clock.ts'
import type { Facts } from './facts.ts'

/** « Que dois-je faire ? », « par quoi je commence ? », « quoi de neuf ? », asked of nothing in particular. */
export const toDoCall = (line: string, facts: Facts): Call | null => {
  const asked = line.replace(AROUND, ' ').trim()
  const due = asked.replace(SOON, '')
  if (TO_DO.test(due) || PRIORITY.test(due)) return { tool: 'alarms', operation: 'first', state: 'open' }
  if (WHEN_AGAIN.test(line))
    return { tool: 'figure', figure: 'autonomyHours', of: 'site', period: null, view: 'value', asks: 'restart' }
  if (MUST_PUMP.test(line)) return { tool: 'figure', figure: 'autonomyHours', of: 'site', period: null, view: 'value' }
  if (ALL_WELL.test(asked)) return { tool: 'alarms', operation: 'list', state: 'open', asks: 'well' }
  if (WHAT_IS_WRONG.test(asked) || WHICH_PROBLEM.test(asked) || WORRIES.test(asked))
    return { tool: 'alarms', operation: 'first', state: 'open' }
  if (WORKS_NOT.test(asked)) return { tool: 'status', state: 'faulty', of: 'site' }
  if (ANYTHING_WRONG.test(asked) || ANY_PROBLEM.test(asked))
    return { tool: 'alarms', operation: 'list', state: 'open', asks: 'any' }
  const time = CALM.exec(asked)?.groups?.['time']?.replace(/^la nuit$/, 'cette nuit')
  if (time !== undefined) return newSince(time, facts)
  const since = IS_NEW.exec(line)?.groups?.['since']
  return since === undefined ? null : newSince(since, facts)
}

/** « Quoi de neuf depuis hier ? »: what happened since; of today where no more is said. */
const newSince = (since: string, facts: Facts): Call | null => {
  if (since.replace(AROUND, ' ').trim() === '') return { tool: 'events', period: dayPeriod(facts.today) }
  const { periods, clock } = datesIn(since.trim(), facts)
  if (clock !== null) return clock.ahead ? null : { tool: 'events', period: clock.period, clock: clock.clock }
  const [one, ...others] = periods
  return one?.period == null || others.length > 0 ? null : { tool: 'events', period: one.period }
}

/** « Quand faut-il relancer les pompes ? »: when the first tank comes to its reserve without them. */
const WHEN_AGAIN =
  /^(?:et )?(?:quand|(?:a )?quelle heure|(?:a )?quel(?:le)? (?:jour|moment)|dans combien de temps|jusqu a quand)\b(?!.*\bpay).*\b(?:relanc|redemarr|rallum|remett|remis|reprendr|repris)\w*\b.*\b(?:pomp\w*|motopompes?|forages?)\b/

/** A greeting before, and that it is asked of now. */
const AROUND =
  /^(?:(?:bonjour|bonsoir|salut|salam|bon|alors|et|ok|stp|svp|dis moi) )+|(?: (?:maintenant|aujourd hui|la|ce matin|ce soir|cet apres midi|en ce moment|tout de suite|d abord|en premier|en priorite|sur le site|ici|svp|stp))+$/g
/** What is to be done soon is what is open now. */
const SOON = /(?: pour)? (?:demain(?: matin)?|cette (?:nuit|semaine))$/
const TO_DO =
  /^(?:(?:qu est ce que?|que|quoi) (?:(?:je|on|nous) )?(?:dois|doit|devons|peux|peut|pouvons) (?:(?:je|on|nous) )?faire|qu est ce qu il (?:faut|y a a|reste a) faire|que faut il faire|(?:(?:il )?faut|(?:je|on) (?:dois|doit|peux|peut)) faire quoi|(?:je|on) fai[ts] quoi|quoi faire|que faire|(?:il )?y a (?:t il )?(?:quelque chose|quoi) (?:a faire|d urgent)|(?:quelque chose|quoi) d urgent|(?:c est quoi |quelle est |quelle |dis moi )?(?:la )?(?:premiere|1ere|prochaine) (?:chose|action|tache) (?:a faire|qu il faut faire|que je (?:dois|fais))|(?:quelles sont |c est quoi |dis moi )?(?:les|mes|nos) (?:choses|actions|taches|travaux) (?:a faire|du jour|de (?:la|cette) (?:journee|semaine))|(?:par )?(?:quoi|ou) (?:(?:je|on|dois je|doit on|faut il) )?commencer?|(?:quoi|que(?: faut il| dois je| doit on)?|qu est ce que? (?:je|on) (?:dois|doit)) (?:traiter|regler)|(?:(?:de|par) )?quoi (?:dois je|doit on|faut il|je dois|on doit) (?:m |s )?occuper)$/
/** « Quelle est la priorité du jour ? », « qu’est-ce qui est prioritaire ? », « le plus urgent ? » */
const PRIORITY =
  /^(?:(?:quell?es? (?:est|sont|seraient)|c est quoi|quoi comme|donne(?:z)? moi|dis moi|(?:il )?y a t il) )?(?:(?:la|les|ma|mes|nos|notre|l|une?|des|quell?es?) )?(?:(?:premiere|grande|principale|vraie|seule)s? )?(?:priorites?|urgences?)(?: pour| (?:du|de la|de ce|de cette|pour (?:la|ce|cette)) (?:jour|journee|matin(?:ee)?|soir(?:ee)?|moment|semaine))?$|^(?:(?:qu est ce|quoi|c est quoi|dis moi ce)(?: ce)? qui (?:est|serait|soit)|quoi de|qu y a t il de|qu est ce qu il y a de) (?:le )?(?:plus )?(?:vraiment )?(?:prioritaire|urgent|pressant)$|^(?:quel est |c est quoi )?(?:le|la) plus (?:urgente?|pressante?|prioritaire)$|^qu est ce qui presse(?: le plus)?$/
/** « Dois-je démarrer une pompe ? »: whether it must run is told by how long the water lasts without. */
const MUST_PUMP =
  /^(?:est ce qu(?:e|il)? )?(?:dois je|doit on|faut il|il faut|je dois|on doit) (?:pomper|(?:re)?(?:demarrer|lancer|allumer)|mettre en (?:marche|route))(?: (?:la|les|une|des) (?:pompes?|forages?))?(?: aujourd hui)?$/
const ALL_WELL =
  /^(?:est ce que )?(?:tout|ca) (?:va|marche|fonctionne|roule|se passe)(?: t il)? (?:bien|normalement)$|^(?:est ce que )?(?:tout |ca )?va (?:bien )?(?:a |sur |dans )?(?:la |le |l )?(?:ferme|site|exploitation|domaine)$|^(?:est ce que )?(?:la|le|l) (?:ferme|site|exploitation) (?:va|se porte|tourne|marche)(?: t (?:il|elle))? bien$|^(?:est ce que )?tout est (?:ok|bon|normal|en ordre|en regle)$|^(?:est ce que )?(?:je|on) (?:peux|peut) (?:dormir|partir|rentrer)(?: tranquilles?)?$/
/** « Qu’est-ce qui cloche ? », « qu’est-ce qui déconne ? » */
const WHAT_IS_WRONG =
  /^(?:qu est ce|c est quoi|quoi)(?: ce)? qui (?:cloche|deconne|coince|bloque|merde|foire|pose (?:un )?probleme)$|^ou est le probleme$/
/** « Quel est le problème ? », « y a quoi comme problème ? » */
const WHICH_PROBLEM =
  /^(?:(?:quels?|c est quoi|ou) (?:(?:est|sont) )?(?:le |les |ce |mon |mes |notre |nos )?|(?:(?:il )?y a )?quoi comme |(?:dis|donne|montre) moi (?:le|les) |les )(?:plus )?(?:gros |graves? |vrais? |pires? |premiers? |principa(?:l|ux) )?(?:problemes?|soucis?|ennuis?)(?: (?:actuels?|en cours|du (?:site|jour|moment)|de la ferme|principa(?:l|ux)))*$/
/** « Est-ce qu’il y a un problème ? », « y a pas de souci ? » */
const ANY_PROBLEM =
  /^(?:est ce qu(?:e|il)? )?(?:il )?y a (?:t il )?(?:pas )?(?:quelques? |des? |un |aucun )?(?:problemes?|soucis?|ennuis?)(?: quelque part| a la ferme)?$|^(?:est ce que )?ca craint$/
/** « Faut que je m’inquiète ? », « je dois appeler quelqu’un ? », « faut-il se déplacer ? » */
const WORRIES =
  /^(?:est ce qu(?:e|il)? )?(?:(?:il )?faut(?: t)?(?: il)?|(?:il )?y a (?:t il )?de quoi|(?:je|on|nous) (?:dois|doit|devons)|(?:dois je|doit on|devons nous)|de quoi)\b.*\b(?:inquiet\w*|appel\w*|lever|interven\w*|deplac\w*|reveill\w*|alerter|prevenir|urgence)\b/
/** « La nuit a été calme ? »: what happened in it. */
const CALM =
  /^(?:est ce que |alors )?(?<time>.+?) (?:a (?:t (?:il|elle) )?ete|etait|s est)(?: (?:elle|il))? (?:bien )?(?:calme|tranquille|agitee?|mouvementee?|passee?|paisible|bonne)(?: ou pas| bien)?$/

/** « Quelque chose ne va pas ? », « il y a un truc qui cloche ? » */
const ANYTHING_WRONG =
  /^(?:est ce qu )?(?:il )?(?:y a (?:t il )?)?(?:quelque chose|un truc|un probleme|un souci)(?: (?:sur le site|ici))?(?: qui)? (?:(?:ne )?(?:va|marche|fonctionne|tourne)(?: t il)? (?:pas|plus|mal)|cloche|deconne|coince)(?: bien)?$/
/** « Qu’est-ce qui ne marche pas ? »: whatever is out of reach, without power or stuck; a pump at rest works. */
const WORKS_NOT =
  /^(?:qu est ce|quoi|c est quoi|dis moi ce|qu y a t il|il y a quoi)(?: ce)? qui (?:(?:ne )?(?:marche|fonctionne|repond)(?:nt)? (?:pas|plus)(?: bien)?|est (?:en panne|hs|casse|en defaut|en rade))$|^quels? (?:sont les )?(?:appareils?|equipements?|materiels?) (?:qui )?(?:ne )?(?:marche|fonctionne)(?:nt)? (?:pas|plus)$/
const IS_NEW =
  /^(?:(?:bonjour|bonsoir|salut|salam|alors|et|ok|dis moi) )*(?:quoi de (?:neuf|nouveau)|(?:il )?y a (?:t il )?(?:eu )?(?:du|quoi de) (?:neuf|nouveau)|quelles (?:sont les )?nouvelles|du (?:neuf|nouveau)|qu est ce qu il y a (?:eu )?de (?:neuf|nouveau)|qu est ce qui (?:a (?:change|bouge)|change))(?<since>.*)$/
