// In: the slots of a question, and its words without accents. Out: its call about the electricity contract; null: it asks for something else.
import type { Tariff, TariffSlot } from '@vigie/contracts/entities'
import { dayOfSlots, hasSlot } from '../answer/tariff-slots.ts'
import type { CallOf } from '../call.ts'
import type { Facts } from './facts.ts'
import { slotOf } from './figure-call.ts'
import type { Quantity, Slots } from './read.ts'

type Asked = CallOf<'tariff'>

/** « C’est l’heure de pointe ? », « quand commencent les heures creuses ? », « quels sont les tarifs ? »: of the contract, not of what was drawn. */
export const tariffCall = (slots: Slots, line: string, { site, today }: Facts): Asked | null => {
  const { quantities, mentions, periods, events } = slots
  if (mentions.named.length > 0 || mentions.group !== null || events.size > 0) return null
  const isThrifty = THRIFTY.test(line)
  if (AMOUNT.test(line) && !isThrifty) return null
  const isExtreme = isThrifty || EXTREME.test(line) || AVOIDED.test(line)
  // « l’heure la moins chère pour pomper » is of the contract, whatever is done in it
  if ([...quantities].some((one) => !OF_PRICE.has(one) && !isThrifty && !(isExtreme && OF_WORK.has(one)))) return null
  if (periods.some(({ period, text }) => !(period === null && NEXT.test(text)) && period?.date !== today)) return null
  const slot = POINTE.test(line) ? 'peak' : slotOf(slots)
  if (isExtreme) return extreme(line, site.tariff)
  if (WHICH_RUNS.test(line)) return { tool: 'tariff', what: 'now' }
  if (slot !== undefined) return ofSlot(slot, line)
  if (NIGHT.test(line) && (quantities.has('pricePerKwh') || TARIFF.test(line))) return atNight(site.tariff, today)
  if (!TARIFF.test(line) && !((quantities.has('pricePerKwh') || DEAR.test(line)) && NOW.test(line))) return null
  return { tool: 'tariff', what: NOW.test(line) && !MANY.test(line) ? 'now' : 'all' }
}

/** « L’électricité est chère en ce moment ? »: the slot that runs tells it. */
const DEAR =
  /\b(?:electricite|courant|energie|jus)\b.*\b(?:chere?|moins chere?|couteuse?)\b|^(?:combien coute|(?:quel est )?(?:le )?prix (?:de|du)) (?:l |le )?(?:electricite|courant|energie|jus)\b/

/** What may be said of a price; « pointe » is a power, too. */
const OF_PRICE: ReadonlySet<Quantity> = new Set<Quantity>(['pricePerKwh', 'cost', 'energy', 'peakKw'])

/** What one would do in an hour. */
const OF_WORK: ReadonlySet<Quantity> = new Set<Quantity>(['produced', 'consumed', 'runningHours', 'water'])

/** What was paid or drawn in these hours, or a span of them, is of the records. */
const AMOUNT =
  /\b(?:combien (?:de |d )(?:kwh|dh|mad|dirham|argent|energie|electricite)|combien (?:(?:on|nous|a|t|ont|ca|c) ){1,3}(?:coute|cout|depens|paye|pay)\w*|cout(?:e|ent)? (?:en|aux|des|du)|montant|facture\w*|depens\w*|part|pourcentage|proportion|repartition|detail|moyen(?:ne)?|decal\w*|gagn\w*|econom\w*|report\w*|deplac\w*)\b|\bpar (?:tranche|poste|plage|creneau)/

/** « Les prochaines heures creuses » are in the contract already. */
const NEXT = /\bprochain/

const ofSlot = (slot: TariffSlot, line: string): Asked | null => {
  const what: Asked['what'] | null = BEGINS.test(line)
    ? 'begins'
    : ENDS.test(line)
      ? 'ends'
      : PRICE.test(line)
        ? 'slot'
        : IS.test(line) && !AT_WHICH.test(line)
          ? 'is'
          : WHEN.test(line)
            ? 'slot'
            : null
  return what === null ? null : { tool: 'tariff', what, slot }
}
const BEGINS =
  /\b(?:commenc\w*|debut\w*|demarr\w*|reprenn\w*|reprend|reviennent|revient|a partir de quand|prochaines? heures?)\b/
const ENDS = /\b(?:fini\w*|termin\w*|fin|s arret\w*|jusqu\w*)\b/
const PRICE = /\b(?:prix|tarif|coute?|vaut|cher|paye?|kwh)\b/
const IS =
  /^(?:(?:est ce que?|bonjour|bon|alors|dis moi|la|actuellement|maintenant|en ce moment) )*(?:c est|ce sont|est ce|on est|est on|nous sommes|sommes nous|je suis|suis je|on passe|en|heures?) (?!quoi|quand|a quelle)|\b(?:c est|on est|est on|sommes nous|est ce) (?:(?:deja|encore|bien|toujours|la|en|l|les|dans les|aux?) )*heures?\b/
const AT_WHICH = /\bquand\b|\ba quelle heure\b/
const WHEN = /\b(?:quand|quel(?:le)?s?|a quelle heure|horaires?|c est quoi)\b/

const POINTE = /\b(?:quand|a quelle heure|c est|on est en|est on en) (?:\w+ ){0,4}?(?:la )?pointe\b(?! de)/
const TARIFF =
  /\btarifs?\b|\bprix du kwh (?:selon|par|suivant)\b|\b(?:quel(?:le)?s? (?:sont|est)|c est quoi|liste) (?:les? |la |l )?(?:tranches?|postes?|plages?|creneaux?)\b|\bcontrat d electricite\b/
/** « On est dans quelle tranche ? », « il est quelle tranche là »: the one that runs. */
const WHICH_RUNS =
  /\b(?:est|sommes|suis|passe|tourne) (?:(?:on|nous|je|dans|en|a|sur) )*quel(?:le)? (?:tranche|poste|plage|creneau)\b|\bquel(?:le)? (?:tranche|poste|plage|creneau) (?:(?:horaire|tarifaire) )?(?:est on|on est|sommes nous|est ce|c est|maintenant|en ce moment|actuel\w*|la)\b/
const NOW = /\b(?:maintenant|actuel(?:le|lement)?|en ce moment|present|cette heure|en cours|instant|en vigueur)\b|\bla$/
/** « Le kWh la nuit »: the slot of those hours. */
const NIGHT = /\b(?:la nuit|de nuit|nocturne)\b/
const NIGHT_HOUR = 2
const MANY = /\b(?:tarifs|tranches?|postes?|plages?|creneaux?|quels|les)\b/

/** « L’heure la moins chère », « quand l’électricité est-elle la plus chère ? » */
const EXTREME =
  /\b(?:heures?|moments?|tranches?|creneaux?|plages?|quand)\b.*\b(?:le|la|les) (?:plus|moins) (?:chere?s?|couteuse?s?)\b/
/** « Le moment le plus économique pour pomper » is the cheapest one. */
const THRIFTY =
  /\b(?:heures?|moments?|tranches?|creneaux?|plages?)\b (?:est |sont |serait )?(?:le|la|les) plus (?:economiques?|avantageu(?:x|se|ses)|interessante?s?)\b/
/** « À quelle heure faut-il éviter de pomper ? »: when it is dearest. */
const AVOIDED = /\b(?:quand|heures?|moments?|tranches?|creneaux?)\b.*\bevit\w*/
const atNight = (tariff: Tariff | null, today: string): Asked => {
  const slot = tariff === null ? undefined : dayOfSlots(tariff, Number(today.slice(5, 7)))[NIGHT_HOUR]
  return { tool: 'tariff', what: 'slot', ...(slot !== undefined && { slot }) }
}

const SLOTS = ['off-peak', 'standard', 'peak'] as const satisfies TariffSlot[]
const extreme = (line: string, tariff: Tariff | null): Asked => {
  const isDearest = AVOIDED.test(line) || (/\b(?:le|la|les) plus\b/.test(line) && !THRIFTY.test(line))
  const [first] =
    tariff === null
      ? []
      : SLOTS.filter((slot) => hasSlot(tariff, slot)).toSorted(
          (a, b) => (tariff.pricePerKwh[a] - tariff.pricePerKwh[b]) * (isDearest ? -1 : 1),
        )
  return { tool: 'tariff', what: 'slot', ...(first !== undefined && { slot: first }) }
}
