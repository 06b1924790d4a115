// In: the slots of a question, and its words without accents. Out: the call about what could be saved; null: it asks for something else.
import type { CallOf } from '../call.ts'
import type { Slots } from './read.ts'

/** « Peut-on économiser ? », « comment réduire la facture ? », « où gaspille-t-on ? »; not what the sun saved, nor what was lost of water in a stretch. */
export const savingsCall = (
  { quantities, mentions, periods, events }: Slots,
  line: string,
): CallOf<'savings'> | null => {
  if (mentions.named.length > 0 || mentions.group !== null || events.size > 0 || periods.length > 0) return null
  if (OF_THE_SUN.test(line) || quantities.has('co2') || quantities.has('budget')) return null
  const isHow = SAVE.test(line) && MIGHT.test(line)
  const isWasted = WASTED_WHERE.test(line)
  if (!isHow && !isWasted && !WHERE.test(line) && !IDEAS.test(line)) return null
  const isWater = quantities.has('water') && !MONEY.test(line)
  // where water is lost is told sector by sector, of what is wasted only what was found
  if (isWater && !isHow && !isWasted) return null
  return {
    tool: 'savings',
    ...(isWater && { about: 'water' as const }),
    ...(WHETHER.test(line) && { asks: 'any' as const }),
  }
}

const OF_THE_SUN = /\b(?:solaires?|soleil|pv|photovoltaiques?|panneaux?)\b/
const SAVE =
  /\b(?:econom\w*|epargn\w*|reduire|baisser|diminuer|alleger|optimiser|gaspill\w*)\b|\b(?:consommer|depenser|payer|utiliser) moins\b|\b(?:ameliorer|augmenter) (?:le |l |notre )?(?:rendement|efficacite)\b/
const MIGHT =
  /\b(?:comment|peut on|on peut|pouvons nous|nous pouvons|pourrait on|on pourrait|puis je|je peux|possible|moyen de|faire pour|faut il faire|potentiel)\b/
const WHERE =
  /^(?:et )?(?:ou|sur quoi|dans quoi) (?:est ce qu )?(?:on |nous )?(?:gaspill\w*|perd\w*|econom\w*|peut on econom\w*)(?: (?:t|on|nous|de|du|l|le|plus|argent|energie|electricite|courant|sous))*$|\bce qu on gaspille\b|\bgaspillages?\b/
/** « On gaspille où ? », « où gaspille-t-on de l’eau ? »: not all that flows at night is wasted, so what was found tells it. */
const WASTED_WHERE =
  /^(?:et )?(?:est ce qu )?(?:on|nous) gaspill\w*(?: (?:de|d|du|l|la|le|plus|eau|argent|energie|electricite|courant|sous))* (?:ou|dans quoi|sur quoi)$|^(?:et )?ou (?:est ce qu )?(?:on |nous )?gaspill\w*(?: (?:t|on|nous|de|d|du|l|la|le|plus|eau))*$/
const IDEAS =
  /^(?:(?:donn\w*|as tu|avez vous|tu as|un|des|tes|vos|moi|quel(?:s)?) )*conseils?$|\b(?:pistes?|conseils?|idees?|sources?|possibilites?|propositions?) (?:d |de |pour )?(?:\w+ )?(?:econom\w*|reduire|depenser|payer)|\beconomies? (?:possibles?|a faire|potentielles?|realisables?)\b/
const MONEY = /\b(?:argent|factur\w*|sous|dirhams?|mad|dh|energie|electricite|courant)\b/
const WHETHER =
  /^(?:(?:bonjour|bon|alors|dis moi) )*(?:est ce qu|peut on|on peut|pouvons nous|pourrait on|y a t il|il y a|est il possible)/
