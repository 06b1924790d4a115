// In: the slots of a question, and its words without accents. Out: its call where it is about what the analyst found.
import type { FindingKind } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { plainLine } from '../language/plain-line.ts'
import { PACED, perOf } from './per.ts'
import { pastPeriods, type Slots } from './read.ts'

type Found = CallOf<'findings'>

/** « Combien coûte la fuite ? », « depuis quand le capteur est figé ? »; null: of no finding, or of no part of one. */
export const findingCall = (slots: Slots, line: string): Found | null => {
  const { mentions, unknown, periods } = slots
  const wear = wearCall(slots, line)
  if (wear !== null) return wear
  const said = KINDS.find(([, words]) => words.test(line))?.[0]
  const kind = said === undefined && isLossOfSector(slots, line) ? 'leak' : said
  if (kind === undefined || NOT_OF_ONE.test(line)) return null
  if (kind === 'leak' && slots.quantities.has('consumed') && !slots.quantities.has('leak')) return null
  if (unknown.some(({ raw }) => !OWN_WORDS.test(plainLine(raw)))) return null
  const named = PARTS.find(([, words]) => words.test(line))?.[0] ?? (GRAVEST.test(line) ? 'losses' : null)
  const part = named === 'cost' && kind === 'leak' && MUCH_WATER.test(line) ? 'losses' : named
  const per = PACED.has(part ?? '') ? perOf(line) : undefined
  // whether there is a leak is answered by its alarm, and so is what was lost in a stretch by the balance of the water
  const isDoubt = kind === null && DOUBT.test(line)
  // of all sectors, what one of them takes that it should not
  if (isDoubt && mentions.named.length === 0 && STRANGE_SECTOR.test(line))
    return { tool: 'findings', what: 'where', kind: 'leak' }
  if (isDoubt && mentions.named[0]?.length !== 1) return null
  if (part === null && (kind === 'leak' || (kind === null && !isDoubt && !LISTED.test(line)))) return null
  const isClean = kind === 'clogged-filter' && part === null && CLEAN.test(line)
  const [stretch] = SINCE_START.test(line) ? [] : pastPeriods(slots)
  const isStretch = periods.length > 0 && !SINCE_START.test(line)
  const device = mentions.named[0]?.length === 1 ? mentions.named[0][0] : undefined
  if (part === 'water' && isStretch && per === undefined && device === undefined && !BY_LEAK.test(line)) return null
  return {
    tool: 'findings',
    what: part ?? 'list',
    ...(kind !== null && { kind }),
    ...(device !== undefined && { device: device.id }),
    ...(STRETCHED.has(part ?? '') &&
      isStretch &&
      per === undefined && { asks: 'stretch' as const, ...(stretch !== undefined && { stretch }) }),
    ...(per !== undefined && { per }),
    ...(part === 'remedy' && WHEN.test(line) && { asks: 'when' as const }),
    ...(isClean && { asks: 'none' as const }),
    ...(part === null && NEEDED.test(line) && { asks: 'any' as const }),
  }
}

/** Amounts that are known since the beginning alone. */
const STRETCHED: ReadonlySet<string> = new Set(['cost', 'losses', 'water', 'energy'])

/** « Combien d’eau a perdu le secteur nord ? »: what its leak lost; what flows at night is a figure of its own. */
const isLossOfSector = ({ mentions }: Slots, line: string): boolean => {
  const [[device, ...alike] = [], ...others] = mentions.named
  return (
    device?.role === 'consumption' && alike.length + others.length === 0 && LOST_OF.test(line) && !AT_NIGHT.test(line)
  )
}
const LOST_OF =
  /\bcombien\b.*\bperd(?:s|u|ue|us|ues|ait|ent|re)?\b|\b(?:quel(?:le)?s?|combien)\b.*\bpertes?\b(?! de charge)|\bperd(?:u|s)? combien\b|^(?:les? |la |l )?(?:pertes?(?! de charge)|eau perdue)\b/
const AT_NIGHT = /\b(?:nuit|nocturne)s?\b/

/** « Quelle fuite est la plus grave ? »: what each lost, the worst first. */
const GRAVEST =
  /\bfuites?\b.*\b(?:la|les) (?:plus (?:grave|grosse|importante|forte)|pire)s?\b|\b(?:la|les) (?:plus (?:grave|grosse|importante|forte)|pire)s? fuites?\b/
/** « Quand nettoyer le filtre ? »: what is found to last is to be seen to now. */
const WHEN = /\bquand\b/
/** « Le filtre est propre ? »: yes where none is clogged. */
const CLEAN = /\bfiltres? (?:\w+ ){0,5}?(?:propres?|ok|sains?|en bon etat)\b/
/** « Le filtre, faut le nettoyer ? »: yes where it is found to be so. */
const NEEDED =
  /^(?!.*\b(?:quand|quoi|que)\b).*\b(?:faut|faudrait|doit|dois|devrait)\b.*\b(?:nettoy|lav|debouch|chang|remplac)\w*/
/** « Quels constats sont en cours ? » */
const LISTED = /\bconstats\b/

/** « La pompe 1 s’use ? », « les pompes fatiguent »: what was found that may tell it. */
const wearCall = ({ mentions, unknown, quantities, operations: asks }: Slots, line: string): Found | null => {
  if (!WEAR.test(line) || asks.has('why') || [...quantities].some((name) => !USED.has(name))) return null
  if (unknown.some(({ raw }) => !WEAR_WORDS.test(plainLine(raw)))) return null
  const [[device, ...alike] = [], ...others] = mentions.named
  if (alike.length + others.length > 0 || (device !== undefined && device.role !== 'source')) return null
  return device === undefined && mentions.group !== 'sources' && !/\b(?:pompe|moteur|roue)s?\b/.test(line)
    ? null
    : { tool: 'findings', what: 'wear', ...(device !== undefined && { device: device.id }) }
}
const WEAR =
  /\bs use(?:nt|r)?\b|\busees?\b|\buse(?:s|nt)? (?:vite|trop|beaucoup)\b|\busures?\b|\bfatigu\w*|\bvieilli\w*|\bdegrad\w*|\babim\w*|\bmoins (?:bon(?:ne)?s?|efficaces?|performante?s?) qu avant\b|\b(?:faut il|il faut|dois je|je dois|doit on|on doit) (?:changer|remplacer) (?:la |le |une? )?(?:pompe|moteur)\b/
/** « S’use » is read as what is used, too. */
const USED: ReadonlySet<string> = new Set(['consumed', 'produced', 'runningHours'])
const WEAR_WORDS = /^(?:use|usure|deriv|fatigu|vieilli|degrad|abim|moteur|roue|remplac|chang)/

/** « Le niveau du forage 1 est bizarre »: whatever was found on it. */
const DOUBT = /\b(?:bi[sz]+ar+e?|suspect|anormal|etrange|louche|chelou|aberrant|incoherent|deconn\w*|debloqu\w*)e?s?\b/

/** « Quel secteur a une consommation anormale ? » */
const STRANGE_SECTOR = /\b(?:quel(?:le)?s? )?(?:secteur|serre|parcelle)s?\b.*\b(?:consomm|debit)\w*/
/** « Perdue à cause de la fuite », « a perdu la fuite »: by what was found, not by the balance of the water. */
const BY_LEAK = /\bfuites?\b/

/** « Qu’est-ce qu’il faut réparer en premier »: what to do about whatever was found. */
const TO_DO =
  /\b(?:qu|que|quoi)\b.*\b(?:repar|corrig|nettoy|entret|intervenir)\w*|\bquoi (?:reparer|nettoyer|corriger)\b/

/** « Combien coûte l’eau qu’on perd ? »: water has no price; what pumping the water of a leak took has. */
const LOSS_COST =
  /\b(?:cout\w*|prix|argent|mad|dh|dirhams?|revient|factur\w*)\b.*\b(?:pertes?|perd(?:ue?s?|ons)?|gaspill\w*|non comptee)\b|\b(?:pertes?|perdue?s?|perd|gaspill\w*|non comptee)\b.*\b(?:cout\w*|prix|argent|mad|dh|dirhams?|revient)\b/

const FILTER_COST =
  /^(?!.*\bpertes? de charge).*(?:\b(?:cout\w*|prix|argent|perd\w*|pertes?|gaspill\w*)\b.*\bfiltres?\b|\bfiltres?\b.*\b(?:cout\w*|argent|perd\w*|pertes?)\b)/

/** « Combien d’eau perdue en tout ? »: since the beginning of what lasts, not of a day. */
const LOST_IN_ALL = /\bcombien d eau\b.*\bperdue?s?\b.*\b(?:en tout|au total|en totalite)$/

/** « Où part l’eau perdue ? » */
const WHERE_TO =
  /^ou (?:est ce que? )?(?:part|va|passe|file|fuit|s en va|disparait) (?:toute )?(?:l |notre |cette )?eau\b/

/** null: whatever was found. */
const KINDS: readonly (readonly [FindingKind | null, RegExp])[] = [
  ['leak', /\bfuites?\b|\bdepuis (?:quand|combien)\b.*\bfui(?:t|ent)\b|\bfui(?:t|ent)\b.*\bdepuis (?:quand|combien)\b/],
  [
    'clogged-filter',
    /\b(?:colmat|encrass|obstru|engorg|encombr)\w*|\bbouche(?:e|s|es)?\b(?! d\b)|\bfiltres? (?:\w+ ){0,7}?(?:bouch(?:e|er|ent|on)|sale)s?\b|\b(?:bouche|sale)s? (?:\w+ ){0,3}?filtres?\b|\b(?:netto[yi]|lav|debouch|chang|repar)\w* (?:\w+ ){0,3}?filtres?\b|\bfiltres? (?:\w+ ){0,5}?(?:nettoy|lav|debouch|propre)\w*|\bfiltres? (?:\w+ ){0,5}?(?:ok|sains?|en bon etat)\b|\betat (?:du|des|de|d un) filtres?\b/,
  ],
  ['efficiency-drift', /\bderiv(?:e|es|er|ent)\b|\b(?:perd|baisse|chute) (?:de |du |en )rendement\b/],
  [
    'stuck-sensor',
    /\bfigee?s?\b|\b(?:capteur|sonde)s? (?:\w+ ){0,2}?(?:bloque|coince)e?s?\b|\b(?:capteur|sonde)s? (?:\w+ ){0,3}?(?:ment|mentent|faux|fausses?|trompe\w*|fiables?)\b/,
  ],
  [null, /\bconstats?\b|\bpertes? en cours\b/],
  ['clogged-filter', FILTER_COST],
  ['leak', LOSS_COST],
  ['leak', LOST_IN_ALL],
  ['leak', WHERE_TO],
  [null, DOUBT],
  [null, TO_DO],
]
/** Shares and numbers of leaks are of the balance and of the alarms. */
const NOT_OF_ONE =
  /\b(?:taux|(?<!^ou )part|pourcentage|pourcent)\b|\bcombien de? ?(?:fuite|constat|capteur|filtre)|\bpourquoi\b/
const SINCE_START = /\bdepuis (?:le|son|leur|l) (?:debut|commencement|origine)\b/
/** What a question about a finding says that no other question does. */
const OWN_WORDS =
  /^(?:cout|ment$|mentent|faux|fauss|tromp|deriv|lav|empir|aggrav|debouch|colmat|encrass|obstru|engorg|encombr|bouch|sales?$|fig|bloqu|coinc|cert|fiab|confian|probab|repar|corrig|resou|trait|localis|situ|trouv|commenc|debut|serieu|sur|constat|pert|netto[yi]|bi[sz]+ar+|suspect|anorm|etrang|louch|chelou|aberr|incoher|deconn|debloq|contre|cours|dirham|argent|econom|epargn|gagn)/

/** « Combien d’eau perdue, et combien ça a coûté ? »: both, the water first. */
const MUCH_WATER = /\b(?:combien (?:d eau|de (?:m3|litres?|metres? cubes?))|quel(?:le)? (?:volume|quantite))\b.*\bet\b/

/** Part by part, the more telling words first: « combien coûte la fuite depuis le début » asks for money. */
const PARTS: readonly (readonly [Found['what'], RegExp])[] = [
  [
    'worse',
    /\b(?:empir|s?aggrav|amplif)\w*|\bde (?:plus en plus|pire en pire)\b|\b(?:augment|grossi|progress|grandi|diminu|ralenti)\w*/,
  ],
  ['cost', /\b(?:cout\w*|prix|argent|mad|dh|dirhams?|factur\w*|revient|pay\w*|euros?|econom\w*|epargn\w*|gagn\w*)\b/],
  ['energy', /\b(?:kwh|energie|electricite)\b/],
  [
    'sure',
    /\b(?:cert(?:ain|itude)\w*|fiab\w*|confiance|probab\w*|serieu\w*|vraiment)\b|\b(?:on|nous|vous|tu|point) (?:bien |est on |es tu |etes vous )?sure?s?\b/,
  ],
  [
    'remedy',
    /\b(?:que|quoi)\b.*\bfaire\b|\bquand\b.*\b(?:nettoy|lav|debouch|repar|chang|remplac)\w*|\b(?:nettoy|lav|debouch|repar|chang|remplac)\w*.*\bquand\b|\bquoi faire\b|\b(?:qu|que|quoi)\b.*\b(?:repar|corrig|nettoy|entret|intervenir)\w*|\bcomment (?:\w+ ){0,3}?(?:repar|corrig|resou|trait|arret|regl|nettoy)\w*/,
  ],
  [
    'where',
    /\b(?:secteur|serre|parcelle)s? (?:avec|qui a|qui ont|ou (?:il )?y a) (?:une |la |des )?fuites?\b|\bou (?:est|se|sont|ca|y a|exactement|part|va|passe|file|fuit|s en va|disparait)\b|\bfuites? (?:(?:elle )?(?:est|se trouve|se situe) )?ou(?: ca| exactement)?$|\b(?:localis|situ)\w*|\bquel(?:le)? (?:secteur|endroit|forage|pompe|appareil)\b/,
  ],
  [
    'water',
    /\bcombien d eau\b|\b(?:perd|fuit|coul)\w*\b.*\bcombien\b|\bdebit de (?:la )?fuite\b|\b(?:volume|m3|metres? cubes?|litres?)\b|\bcombien\b.*\bperd|\bpertes?\b/,
  ],
  ['since', /\bdepuis (?:quand|combien|quel)\b|\bquand\b|\bcommenc\w*|\bdate de\b/],
]
