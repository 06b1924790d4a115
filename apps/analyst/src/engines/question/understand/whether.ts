// In: what a question comes to, and its words. Out: the same, told by yes or no where that is what it asks.
import type { Call, CallOf } from '../call.ts'
import { plainLine } from '../language/plain-line.ts'
import type { Facts } from './facts.ts'
import type { Understood } from './outcome.ts'
import { pumpsBefore } from './pumps-before.ts'
import { hoursUntil } from './until.ts'
import { asksUsual } from './usual-words.ts'

/** A call of a question that asks whether something is so. */
export const whether = (asked: Understood, text: string, facts: Facts): Understood => {
  const line = plainLine(text)
  const made = bothOf(asked, line)
  if (made.kind !== 'call') return made
  const before = pumpsBefore(made.call, line, facts)
  if (before !== null) return { ...made, call: before }
  const usual = usually(sinceWhen(made.call, line), line)
  const call = asksWhether(line, text) ? doubted(lasting(usual, line, facts), line) : usual
  return call === made.call ? made : { ...made, call }
}

/** « La consommation est-elle normale ? »: of water and of energy alike. */
const bothOf = (made: Understood, line: string): Understood => {
  const [first] = made.kind === 'ask' && made.about === 'quantity' ? made.choices : []
  return first?.call.tool === 'figure' && asksUsual(line)
    ? { kind: 'call', call: { ...first.call, view: 'value', also: ['gridKwh'] }, assumed: false }
    : made
}

/** « Ça suffit jusqu’à demain ? »: whether the water lasts as long. */
const lasting = (call: Call, line: string, facts: Facts): Call => {
  if (call.tool !== 'figure' || call.figure !== 'autonomyHours' || call.view !== 'value') return call
  const lasts = hoursUntil(line, facts)
  return lasts === null ? call : { ...call, lasts }
}

/** « Depuis quand la pompe 2 tourne ? » */
const sinceWhen = (call: Call, line: string): Call =>
  call.tool === 'status' && call.of !== 'site' && call.asks === undefined && /\bdepuis (?:quand|combien)\b/.test(line)
    ? { ...call, asks: 'since' }
    : call

/** A figure that is asked about beside what is usual of it. */
const usually = (call: Call, line: string): Call => {
  if (!asksUsual(line)) return call
  if (call.tool !== 'why') return besideUsual(call)
  const { against: _, ...same } = call
  return { ...same, asks: 'usual' }
}
const besideUsual = (call: Call): Call =>
  call.tool === 'figure' &&
  (call.view === 'value' || call.view === 'compare') &&
  call.period !== null &&
  call.asks === undefined &&
  call.bound === undefined &&
  call.clock === undefined
    ? { ...call, asks: 'usual' }
    : call

/** « Y a-t-il … », « est-ce que … », « … est-il … ? »; not what, how much, where, when or why. */
const asksWhether = (line: string, text: string): boolean =>
  !OTHERWISE.test(line) && (WHETHER.test(line) || STATED.test(line) || (/\?\s*$/.test(text) && VERB.test(line)))
const OTHERWISE =
  /\b(?:combien|quel(?:le)?s?|quoi|qu est|que (?:se|s|dois|faut|peut|fait)|pourquoi|comment|quand|ou (?:est|sont|y|se|ca|perd|fuit|en)|l?es?quel(?:le)?s?|qui|liste|montre\w*|affiche\w*|donne\w*)\b|\bou$/
const WHETHER =
  /^(?:il )?y ?a (?:t il |til )?(?:une?|des?|du|encore|toujours) |^(?:on|nous) (?:a|aura|avons|aurons) (?:assez|suffisamment) |^(?:et )?rien (?:a|d|de) |^(?:et )?(?:plus|moins|autant) (?:de |d )(?:\w+ )+?(?:que|qu) |(?<!\bqu )\best ce qu|^(?:\w+ )?w[ae]ch\b|\bfaut il\b|\b\w+ t (?:il|elle|on)\b|\b(?:est|sont|ont|vont|peut|peuvent|font|etait|etaient) (?:il|elle|on|ils|elles|ce)\b|\b(?:avons|avez|sommes|etes|perdons|consommons|allons|devons|pouvons|pourrons|aurons|tenons) (?:nous|vous)\b/
/** « Le bassin bas deborde »: what is typed without its question mark asks all the same. */
const STATED =
  /^(?:et )?(?:le |la |les |l |mon |ma |mes |nos |notre )?(?:\w+ ){1,4}?(?:debord|coul)(?:e|ent)(?: (?:bien|encore|toujours|la|deja))?$/
const VERB =
  /\b(?:y a|est|sont|a|ont|va|vont|on|ca|perd(?:ent)?|produi(?:t|sent)|fuit|suffi(?:t|sent|ra|ront)|(?:march|tourn|fonctionn|debord|consomm|depens|coul|pomp|arros|irrigu|baiss|augment|mont|repond)(?:e|ent)|(?:arros|irrigu|encrass|colmat|bouch|respect)ee?s?|tenue?s?|atteinte?s?|descend(?:ent)?)\b/

/** The call as a question whether it is so; the same where yes or no would say nothing of it. */
const doubted = (call: Call, line: string): Call => {
  switch (call.tool) {
    case 'alarms':
      return doubtedAlarms(call, line)
    case 'outages':
      return call.operation === 'count' && !/\b(?:revenu|retabli|remis|terminee?|finie?)/.test(line)
        ? { ...call, asks: 'any' }
        : call
    case 'findings':
      return call.what === 'list' && call.asks === undefined ? { ...call, asks: 'any' } : call
    case 'status':
      if (call.asks === 'powered' && call.of === 'site' && !ALL.test(line) && SUPPLY.test(line))
        return { ...call, asks: 'supplied' }
      // « aucune pompe ne tourne ? » is so where all of them stand
      if (call.asks === undefined && call.state === 'running' && NONE.test(line))
        return { ...call, state: 'stopped', asks: 'all' }
      if (call.asks === undefined && call.of === 'site' && PUMPS_DO.has(call.state) && asksUsual(line))
        return { ...call, asks: 'usual' }
      if (call.asks === undefined && call.of !== 'site' && call.state !== 'off') return call
      return call.asks === undefined && (call.of === 'site' || call.state === 'faulty')
        ? {
            ...call,
            asks:
              ALL.test(line) || (call.state === 'off' && /\b(?:site|ferme|exploitation)\b/.test(line)) ? 'all' : 'any',
          }
        : call
    case 'latest':
      return MOVES.has(call.metric) &&
        FLOWS.test(line) &&
        call.asks === undefined &&
        call.bound === undefined &&
        call.of.length === 1
        ? { ...call, asks: 'any' }
        : call
    case 'figure':
      return doubtedFigure(call, line)
    default:
      return call
  }
}

/** Only pumps run or stand. */
const PUMPS_DO: ReadonlySet<string> = new Set(['running', 'stopped'])
const NONE = /^(?:est ce qu )?aucune? /

const doubtedAlarms = (call: CallOf<'alarms'>, line: string): Call => {
  const isCounted = call.operation === 'count' || call.operation === 'list'
  // whether they were acknowledged is told by those that were not
  if (isCounted && call.asks === undefined && call.state === 'acknowledged' && !SOME.test(line))
    return { ...call, state: 'unacknowledged', asks: 'none' }
  if (isCounted && call.asks === undefined && /\brien (?:a|d|de)\b/.test(line)) return { ...call, asks: 'well' }
  const isOther = ALL.test(line)
  return isCounted && call.asks === undefined && !isOther ? { ...call, asks: 'any' } : call
}

/** « Y a-t-il des alarmes acquittées »: some, not these. */
const SOME = /\b(?:des|une|d|aucune) (?:alarme|alerte)/

/** What flows or is drawn is so or not. */
const MOVES: ReadonlySet<string> = new Set(['flow_m3h', 'power_kw'])
const FLOWS = /\b(?:coul\w*|y a|debit\w*|produi\w*|arros\w*|irrigu\w*|donne\w*|pomp\w*|aliment\w*)\b/
const ALL = /\b(?:tous|tout|toutes|chaque|chacun|l ensemble)\b/

const doubtedFigure = (call: CallOf<'figure'>, line: string): Call => {
  if (call.asks === 'usual') {
    const claim = call.claim ?? claimIn(line) ?? (ODD.test(line) ? 'odd' : 'same')
    return { ...call, claim }
  }
  if (call.bound?.target !== undefined && call.asks === undefined)
    return MISSED.test(line) ? { ...call, asks: 'much' } : { ...call, asks: 'good' }
  if (call.asks !== undefined || call.bound !== undefined || call.lasts !== undefined) return call
  if (call.figure === 'storedM3' && call.view === 'value' && HOLDS.test(line) && call.of.length === 1)
    return { ...call, asks: 'any' }
  const isOfTanks = call.of === 'storages' && ENDS.has(call.figure) && call.view === 'value' && ALL_TANKS.test(line)
  if (TANK.has(call.figure) && ((Array.isArray(call.of) && call.of.length === 1) || isOfTanks)) {
    const asks = /\b(?:plein|rempli|debord|trop plein)/.test(line)
      ? ('full' as const)
      : /\b(?:vides?|a sec)\b/.test(line)
        ? ('empty' as const)
        : null
    return asks === null ? call : isOfTanks ? { ...call, figure: 'levelPct', asks } : { ...call, asks }
  }
  if (call.figure === 'budgetLeftM3' && call.view === 'least' && call.of === 'consumptions')
    return { ...call, asks: 'passed' }
  if (call.view === 'compare') {
    const claim = claimIn(line)
    return claim === null ? call : { ...call, claim: isTurned(call, line) ? TURNED[claim] : claim }
  }
  if (call.view !== 'value') return call
  if (
    call.figure === 'volumeM3' &&
    Array.isArray(call.of) &&
    call.of.length === 1 &&
    HAD_WATER.test(line) &&
    !/\b(?:assez|suffi\w*|trop)\b/.test(line)
  )
    return { ...call, asks: 'any' }
  // one device set against another
  if (Array.isArray(call.of) && call.of.length === 2 && THAN.test(line)) {
    const claim = claimIn(line)
    return claim === null ? call : { ...call, claim: isTurned(call, line) ? TURNED[claim] : claim }
  }
  // of several tanks that which is full or empty first tells whether one will be
  if ((call.figure === 'overflowInHours' || call.figure === 'emptyInHours') && call.of === 'storages')
    return { ...call, view: 'least' }
  if (TOO_MUCH.test(line)) return { ...call, view: 'compare', against: 'previous', claim: 'more' }
  if (MADE.has(call.figure) && call.of === 'site' && HAS_RUN.test(line)) return { ...call, asks: 'any' }
  return ANY.has(call.figure) && call.of === 'site' && call.clock === undefined ? { ...call, asks: 'any' } : call
}
/** « Y a-t-il du courant ? », not « les appareils sont-ils alimentés ? ». */
const SUPPLY = /\b(?:courant|jus|electricite|lumiere|alimentation|site|ferme|exploitation)\b/
/** « Les bassins sont pleins ? »: all of them. */
const ALL_TANKS = /\b(?:les|nos|mes|tous|vos) (?:les )?(?:bassins|reservoirs|cuves|citernes)\b/
/** How full tanks are, or when they are at an end. */
const ENDS: ReadonlySet<string> = new Set(['levelPct', 'overflowInHours', 'emptyInHours'])
const TANK: ReadonlySet<string> = new Set(['levelPct', 'levelM', 'storedM3', 'overflowInHours', 'emptyInHours'])
/** « La pépinière a été arrosée hier ? » */
const HAD_WATER =
  /\b(?:arrose|irrigue|servi|desservi)\w*|\b(?:a|ont) (?:t (?:il|elle|on) |(?:il|elle)s? )?(?:bien )?(?:recu|eu) (?:de (?:l )?)?eau\b/
/** « Y a-t-il de l’eau dans le bassin ? » */
const HOLDS = /\b(?:y a|reste|contient|a)\b.*\beau\b/
/** « La serre A consomme-t-elle plus que la serre B ? » */
const THAN = /\b(?:plus|moins|autant|davantage)\b.*\b(?:que|qu)\b/
/** What there may be none of. */
const ANY: ReadonlySet<string> = new Set(['unaccountedM3', 'solarKwh'])
/** « A-t-on pompé cette nuit ? » */
const MADE: ReadonlySet<string> = new Set(['producedM3', 'consumedM3'])
const HAS_RUN =
  /\b(?:a|ont|avons) (?:(?:t )?(?:on|il|nous) )?(?:bien )?(?:pompe|arrose|irrigue)e?s?\b(?!.*\b(?:plus|moins|assez|trop|autant)\b)/
/** « A-t-on dépassé l’objectif ? »: yes is bad. */
const MISSED = /\b(?:depass|manqu|rate|loin)\w*/
const TOO_MUCH = /\btrop\b/
const ODD = /\b(?:anormale?s?|anormaux|inhabituel(?:le)?s?)\b/

/** « Le rendement a-t-il baissé ? »: the less water for the energy, the more energy for the water. */
const isTurned = ({ figure }: CallOf<'figure'>, line: string): boolean =>
  figure === 'kwhPerM3' && /\b(?:rendements?|efficacite|performances?|efficace)\b/.test(line)
const TURNED = { more: 'less', less: 'more', same: 'same' } as const

/** Which way a comparison is said to go; null: neither, or both. */
const claimIn = (line: string): 'more' | 'less' | 'same' | null => {
  if (/\bautant\b|\b(?:pareil|identique|egal|meme)\b/.test(line)) return 'same'
  const [more, less] = [MORE.test(line), LESS.test(line)]
  return more === less ? null : more ? 'more' : 'less'
}
const MORE =
  /\bplus\b|\b(?:augment|hauss|grimp|mont(?:e|ait)|explos|flamb|bondi|doubl|depass|superieur|davantage)\w*|\btrop\b/
const LESS = /\bmoins\b|\b(?:baiss|diminu|chut|recul|repli|descend|inferieur)\w*/
