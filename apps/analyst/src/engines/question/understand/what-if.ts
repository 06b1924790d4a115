// In: a question, and what it comes to. Out: the same; where it supposes what has not been, that it is not computed, with what may be asked of the same thing.
import type { Call } from '../call.ts'
import { askedLine } from '../language/asked-line.ts'
import type { Facts } from './facts.ts'
import type { Understood } from './outcome.ts'
import { readQuestion } from './read.ts'
import { insteadOfSupposed } from './what-if-instead.ts'

/** « Si j’arrête le forage 1, combien j’économise ? »: what was measured does not tell it, so that no measure is told in its place. */
export const supposed = (made: Understood, text: string, facts: Facts): Understood => {
  const line = askedLine(text)
  const isSupposed = SUPPOSES.test(line) || (WOULD_COST.test(line) && made.kind === 'call' && isOfCost(made.call))
  if (!isSupposed || made.kind === 'ask') return made
  const isTold = made.kind === 'call' ? isOfWhatIf(made.call) : made.topic !== undefined || !UNTOLD.has(made.why)
  if (isTold) return made
  const [named] = readQuestion(text, facts).mentions.named
  const device = named?.length === 1 ? (named[0] ?? null) : null
  return { kind: 'refuse', why: 'unsupported', topic: 'what-if', instead: insteadOfSupposed(line, device) }
}

/** What is told of a supposition: how long water lasts, what a loss costs, what cheaper hours save, what is to be done. */
const isOfWhatIf = (call: Call): boolean =>
  call.tool === 'figure'
    ? call.period === null || call.asks !== undefined
    : call.tool !== 'status' && call.tool !== 'why' && call.tool !== 'latest' && call.tool !== 'outages'
const UNTOLD: ReadonlySet<string> = new Set(['domain', 'unsupported', 'action', 'future'])

/** What was bought tells nothing of what something would cost. */
const isOfCost = (call: Call): boolean => call.tool === 'figure' && call.figure === 'cost' && call.asks === undefined
/** « Combien coûterait d’arroser deux heures ? » */
const WOULD_COST = /\bcout(?:erait|eraient)\b|\breviendrai(?:t|ent)\b/
/** Who asks whether something is so supposes nothing. */
const SUPPOSES =
  /(?<!\b(?:dis|dire|dit|sais|sait|savoir|verifie|verifier|regarde|voir|demande|moi|meme|comme) )\bsi (?:je |j |on |nous |le |la |les |l |un |une |mon |ma |mes )(?:\w+ ){0,3}?(?:(?:arret|coup|stopp|ferm|debranch|augment|diminu|remplac|ajout|chang|install|doubl|lach|cass)(?:e|es|ent|ons|ait|ais|aient)|etein[st]|eteignait|tomb(?:e|ait|ent) en panne|redui[st])\b/
