// In: a question, and what it comes to. Out: the same; where it is about what is not recorded, or how the product is used, that.
import { METRIC_NAMES } from '@vigie/contracts/words'
import { askedLine } from '../language/asked-line.ts'
import { plainLine } from '../language/plain-line.ts'
import type { Facts } from './facts.ts'
import type { Refusal, Understood } from './outcome.ts'
import { readQuestion } from './read.ts'
import { type Found, PRODUCT_WORDS } from './topic-asked.ts'
import { nearOf } from './topic-near.ts'

/** A question that is not answered says what it is about; one that only seems to be answered is not. */
export const onTopic = (made: Understood, text: string, facts: Facts): Understood => {
  if (made.kind === 'refuse' && !SAID_BESIDE.has(made.why)) return made
  // of one day they are told
  if (made.kind === 'call' && made.call.tool === 'series' && made.call.asks === 'started') return made
  const whole = askedLine(text)
  if (made.kind === 'refuse' && made.why === 'domain' && isForeign(text))
    return { kind: 'refuse', why: 'domain', topic: 'language' }
  const [first, ...others] = TOPICS.filter(({ words, not }) => words.test(whole) && not?.test(whole) !== true)
  if (first === undefined) return made
  // what a device is called after is no subject; what is done in the product may be done to a device
  const line = unnamed(text, facts)
  const found = [first, ...others].find(({ topic, words, isFirm }) =>
    topic === 'map' ? line !== whole : isFirm || words.test(line),
  )
  if (found === undefined || isMeasured(found.words, facts)) return made
  const { topic, isFirm = false } = found
  const near = nearOf(topic, facts)
  const beside = { topic, ...(near !== null && { instead: near }) }
  if (made.kind === 'refuse') {
    const { word: _, figure: __, ...rest } = made
    return { ...rest, ...beside }
  }
  return isFirm ? { kind: 'refuse', why: 'domain', ...beside } : made
}

/** Written in another script, or with words that no French sentence has. */
const isForeign = (text: string): boolean =>
  /\p{Script=Arabic}/u.test(text) || new Set(plainLine(text).match(FOREIGN_WORDS)).size > 1
const FOREIGN_WORDS =
  /\b(?:how|much|many|what|is|are|was|were|the|did|does|do|we|you|water|today|yesterday|pump|leak|use|used|cost|show|me|where|when|why|which|cuanta|agua|cuanto|hoy|donde|es|el|wie|viel|wasser|ist|der|das)\b/g

/** Reasons that more can be said beside. */
const SAID_BESIDE: ReadonlySet<Refusal> = new Set<Refusal>([
  'domain',
  'unsupported',
  'unknown-device',
  'future',
  'action',
  'who',
  'hours',
])

/** The words of a question that name no device. */
const unnamed = (text: string, facts: Facts): string => {
  const { tokens, mentions } = readQuestion(text, facts)
  return mentions.used.size === 0
    ? plainLine(text)
    : tokens.flatMap(({ raw }, index) => (mentions.used.has(index) ? [] : [plainLine(raw)])).join(' ')
}

/** A site whose devices measure it is told by their measures. */
const isMeasured = (words: RegExp, { devices }: Facts): boolean =>
  devices.some(({ metrics }) => metrics.some(({ id }) => words.test(plainLine(METRIC_NAMES[id]))))

/** What a cubic metre costs to whoever pumps it: no price that somebody asks for it. */
export const COST_PRICE =
  /\b(?:prix|cout) de revient\b.*\b(?:m3|metres? cubes?|eau)\b|\bcout (?:par|au|du) (?:m3|metre cube)\b|\bcombien (?:de|d) (?:dh|dirhams?|mad|argent) (?:le|par|du|au|pour un) (?:m3|metre cube)\b|^(?:combien|a combien|que) (?:me |nous )?(?:coute|revient) (?:t il )?(?:un|le) (?:m3|metre cube)(?: d eau)?(?: (?:aujourd hui|hier|ce mois(?: ci)?|cette (?:semaine|annee)|(?:le mois|la semaine|l annee) (?:dernier|derniere|passee?)|en \w+))?$|^(?:ca |il )(?:me |nous )?(?:coute|revient) (?:a )?combien (?:un|le) (?:m3|metre cube)(?: d eau)?(?: (?:aujourd hui|hier|ce mois(?: ci)?|cette (?:semaine|annee)|(?:le mois|la semaine|l annee) (?:dernier|derniere|passee?)|en \w+))?$/

const HOW =
  '(?:comment|ou (?:est|sont|se|voir|trouve\\w*|puis|peut|je peux|regarder|on)|je veux|je voudrais|peut on|puis je|on peut)'
const TOPICS: readonly Found[] = [
  {
    topic: 'subscribed-power',
    words: /\bpuissance souscrite\b/,
    not: /\b(?:max\w*|pointe|attein\w*|depass\w*)\b/,
    isFirm: true,
  },
  { topic: 'taxes', words: /\b(?:tva|taxes?|ttc|hors taxes?|prix (?:\w+ ){0,3}?ht)\b/, isFirm: true },
  {
    topic: 'avoided-co2',
    words:
      /\b(?:co2|carbone|emissions?)\b.*\b(?:evit|econom|epargn)\w*|\b(?:evit|econom|epargn)\w* (?:de |d |du )?(?:co2|carbone|emissions?)\b/,
    isFirm: true,
  },
  {
    topic: 'solar-price',
    words: /\b(?:prix|cout|coute|vaut|revient)\b(?: \w+){0,3}? kwh (?:\w+ )?(?:solaires?|soleil|photovoltaiques?|pv)\b/,
    isFirm: true,
  },
  { topic: 'reactive', words: /\b(?:energie |puissance )?reactive\b|\bkvarh?\b/, isFirm: true },
  {
    topic: 'water-price',
    words:
      /^(?:(?:la|quelle est la|combien) )?factures? (?:d |de l )?eau\b|\b(?:prix|tarif|redevance|cout) (?:de |d |du )?(?:(?:l )?eau|m3)(?: (?:d eau|potable|ormva|onep|onee))?$|\bcombien (?:coute|vaut) (?:l eau|un m3|le m3)\b|\bm3 (?:d eau )?(?:coute|revient|vaut)\b|\bprix (?:par|au|du) m3\b|\b(?:cout|coute|paye|prix|facture)e?s? (?:\w+ ){0,3}?(?:l )?eau (?:achetee )?(?:de |du |a )?(?:l |la )?(?:ormva|onep|onee|reseau)\b/,
    not: new RegExp(
      `\\b(?:perd\\w*|fuit\\w*|non comptee|energie|electricite|pomp\\w*|pourquoi)\\b|\\beau\\b.* (?:par|au) (?:m3|metre)|${COST_PRICE.source}`,
    ),
    isFirm: true,
  },
  {
    topic: 'energy-budget',
    words:
      /^(?:(?:le|mon|notre|quel est) )*budgets? (?:de |d |en |pour )?(?:l )?(?:elec\w*|energie|courant)$|\b(?:budgets?|enveloppe) (?:de |d |en |pour )?(?:l )?(?:elec\w*|energie|courant)\b.*\b(?:tien\w*|tenu|depass\w*|respect\w*|reste|fini\w*|suffi\w*)\b|\b(?:tien\w*|depass\w*|respect\w*|reste|fini\w*)\b.*\b(?:budgets?|enveloppe) (?:de |d |en |pour )?(?:l )?(?:elec\w*|energie|courant)\b/,
    isFirm: true,
  },
  {
    topic: 'watering-time',
    words:
      /\b(?:quand|a quelle heure|derniere fois)\b.*\b(?:arrose|irrigue|arrosage|irrigation)\w*|\b(?:arrose|irrigue)\w* (?:\w+ ){0,5}?(?:quand|a quelle heure|derniere fois)\b/,
    not: /\b(?:faut|doit|dois|vaut|mieux|peut|puis|combien|moment|econom\w*|moins cher)\b|\bquand (?:irriguer|arroser)\b/,
    isFirm: true,
  },
  {
    topic: 'watering-time',
    words:
      /\bcombien de (?:fois|temps)\b.*\b(?:arros|irrigu)ee?s?\b|\b(?:arros|irrigu)ee?s?\b.*\bcombien de (?:fois|temps)\b/,
    not: /\b(?:depuis|peut|puis|tient|reste)\b/,
    isFirm: true,
  },
  { topic: 'machine', words: /\b(?:sur)?chauffe(?:nt|r)?\b|\bvibr(?:e|ent|er|ation|ations)\b/, isFirm: true },
  {
    topic: 'temperature',
    words: /\btemperatures?\b|\bdegres\b|\bil fait (?:tres )?(?:chaud|froid)\b|\b(?:gel|gelee|canicule)\b/,
  },
  { topic: 'rain', words: /\b(?:pluies?|pluvio\w*|pleu(?:t|voir|vra|vait)|plu hier|precipitations?|orages?)\b/ },
  { topic: 'weather', words: /\b(?:meteo|climat|quel temps|prevision meteo)\b/ },
  { topic: 'wind', words: /\bvents?\b/ },
  {
    topic: 'evapotranspiration',
    words:
      /\bcombien d eau (?:(?:il )?(?:faut|faudrait)(?: il)?|(?:je |on )?(?:dois |doit )?(?:donner|apporter|mettre)) (?:pour|a|aux|au)\b|^(?:et )?(?:est ce que )?(?:c est|est ce|c) (?:assez|suffisant)(?: (?:d eau )?pour (?:eux|elles?|lui|les \w+|la \w+))?$|\b(?:evapotranspiration|eto|et0|etp|besoins? en eau des (?:plantes?|cultures?))\b/,
    isFirm: true,
  },
  { topic: 'humidity', words: /\b(?:humidite|hygrometrie|tensiometres?)\b/ },
  {
    topic: 'water-quality',
    words: /\b(?:ph|conductivite|salinite|sel|nitrates?|turbidite|chlore|potables?|qualite de l eau)\b/,
  },
  { topic: 'fertiliser', words: /\b(?:engrais|azote|potassium|phosphore|fertilis\w*|fertirrigation)\b/ },
  {
    topic: 'valves',
    words: /\b(?:electro ?vannes?|vannes?)\b/,
  },
  {
    topic: 'valves',
    words: /\b(?:secteurs?|serres?|parcelles?)\b.*\b(?:ouverte?s?|fermee?s?)\b/,
    isFirm: true,
  },
  { topic: 'battery', words: /\bbatteries?\b/, isFirm: true },
  { topic: 'battery', words: /\bpiles?\b/ },
  { topic: 'crop', words: /\b(?:recoltes?|tonnes?|tonnage|rendement (?:a l |par )hectare|hectares?|superficie)\b/ },
  { topic: 'fuel', words: /\b(?:gasoil|carburant|diesel|essence|groupe electrogene|butane)\b/ },
  {
    topic: 'plate',
    words: /\b(?:numero de serie|garantie|date d installation|marque (?:de|du|des|d)|constructeur|fabricant)\b/,
    isFirm: true,
  },
  {
    topic: 'export',
    words:
      /\b(?:export\w*|telecharg\w*|excel|xlsx|csv)\b|^ou (?:sont|est|trouver|voir|se trouve\w*) (?:les |le |mes |l )?(?:rapports?|exports?|fichiers?)\b/,
    not: /\b(?:energie|electricite|kwh|surplus|reseau)\b/,
    isFirm: true,
  },
  { topic: 'print', words: /\b(?:imprim\w*|pdf)\b/, isFirm: true },
  {
    topic: 'send',
    words:
      /\b(?:envo(?:ie|yer|yez|i)|mail|email|courriel|whatsapp|sms)\b.*\b(?:rapports?|bilan|donnees|mail|email|courriel|whatsapp|sms|fichier)\b|\bpar (?:mail|email|courriel|whatsapp|sms)\b/,
    not: /\balarm\w*|\balert\w*/,
    isFirm: true,
  },
  {
    topic: 'reach',
    words:
      /\b(?:prevenue?s?|prevenir|notifie\w*|notifications?|recevoir)\b.*\b(?:alarmes?|alertes?|sms|mail|telephone|whatsapp)\b|\bastreinte\b|^qui (?:m |nous |on |est |sera )?(?:appel\w*|previen\w*|preven\w*|avert\w*)\b|\b(?:alarmes?|alertes?)\b.*\bpar (?:mail|email|sms|whatsapp|telephone)\b/,
    isFirm: true,
  },
  {
    topic: 'password',
    words: /\b(?:chang\w*|modif\w*|oubli\w*|perdu|reinitialis\w*)\b.*\bmot de passe\b/,
    isFirm: true,
  },
  {
    topic: 'users',
    words:
      /\b(?:utilisateurs?|comptes?) (?:du site|de la ferme|existants?)\b|\b(?:ajout\w*|cree\w*|supprim\w*|liste|gerer|invit\w*)\b.*\b(?:utilisateurs?|comptes?|collegues?|acces)\b/,
    isFirm: true,
  },
  { topic: 'password', words: /\bmots? de passe\b/ },
  { topic: 'connected', words: /\bqui (?:est|sont) (?:connectee?s?|en ligne)$/, isFirm: true },
  { topic: 'thresholds', words: /\b(?:chang\w*|modif\w*|regl\w*|fixer|defini\w*)\b.*\bseuils?\b/, isFirm: true },
  {
    topic: 'thresholds',
    words: /\b(?:max\w*|min\w*|limites?|seuils?) (?:\w+ ){0,2}?(?:autorise|permis|admissible|toleree?)e?s?\b/,
    isFirm: true,
  },
  {
    topic: 'thresholds',
    words:
      /^(?:quel(?:le)?s? (?:est|sont)|c est quoi|ou sont|a combien (?:est|sont)) (?:les? |la )?(?:seuils?|limites?) (?:d |de |des |du )?(?:(?:la |l )?(?:alarmes?|alertes?|pressions?|niveaux?|debits?))/,
    isFirm: true,
  },
  ...PRODUCT_WORDS,
  {
    topic: 'devices',
    words:
      /\b(?:ajout\w*|install\w*|declar\w*|connect(?:er|e)|enregistr\w*)\b.*\b(?:un|une|des|nouvel\w*|nouveau|mon|ma) (?:nouvel\w* |nouveau )?(?:capteur|appareil|compteur|pompe|forage|sonde|camera)s?\b/,
    not: /\bcombien\b/,
    isFirm: true,
  },
  { topic: 'thresholds', words: /\b(?:mets|mettre|passer|baisse\w*|augmente\w*)\b.*\bseuils?\b/ },
  {
    topic: 'goals',
    words: /\b(?:chang\w*|modif\w*|regl\w*|fixer|defini\w*|ajout\w*)\b.*\b(?:objectifs?|budgets?|quotas?|cibles?)\b/,
    isFirm: true,
  },
  { topic: 'acknowledge', words: new RegExp(`\\b${HOW}\\b.*\\bacquitt\\w*`), not: /\bcombien\b/, isFirm: true },
  {
    topic: 'cameras',
    words: new RegExp(`\\b(?:${HOW}|montre\\w*|voir|affiche\\w*|derniere?s?)\\b.*\\b(?:cameras?|images?|photos?)\\b`),
    not: /\bmarche|fonctionne|ligne\b/,
    isFirm: true,
  },
  {
    topic: 'start-time',
    words: /\b(?:quand|a quelle heure)\b.*\b(?:a |s est )?(?:demarre|redemarre|mise? en (?:marche|route))\w*/,
    not: /\b(?:combien|alarmes?|coupures?|fuites?)\b|\b(?:re)?demarrer\b/,
    isFirm: true,
  },
  {
    topic: 'map',
    words:
      /^(?:et )?ou (?:est|sont|se trouve\w*)(?: situee?s?)?(?: (?:le|la|les|l))?(?: (?:forage|pompe|bassin|secteur|serre|compteur|capteur)\w*)?(?: \w+){0,3}$/,
    not: /\b(?:fuites?|pertes?|eau|niveau|courbe|coupure|alarme|probleme|panne|cameras?)\b/,
  },
  { topic: 'curves', words: /\b(?:comment|ou (?:est|sont|voir|trouver))\b.*\b(?:courbes?|graphiques?|historiques?)\b/ },
  {
    topic: 'self',
    words:
      /^(?:(?:t |tu )(?:es|est) (?:qui|quoi)(?: toi)?|qui (?:es|est) tu|qui t a (?:cree|fait)|comment tu t appelles|tu es (?:un robot|une ia|humain))$/,
  },
]
