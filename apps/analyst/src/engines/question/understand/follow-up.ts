// In: a question that goes on, and the call before it. Out: that call with what the question changes of it.

import { type FigureId, figureSpec, METRICS, type PeriodInput } from '@vigie/contracts/entities'
import { type Call, type CallOf, parsedCall } from '../call.ts'
import { callLine } from '../call-line.ts'
import { rankOfAlike, siblingOf } from './alike.ts'
import { periodBefore } from './calendar.ts'
import { byCounter } from './counted-most.ts'
import { type Facts, groupOf } from './facts.ts'
import { againstOf, slotOf } from './figure-call.ts'
import { GROUPS_WITH, NOW_FIGURES, SITE_TWIN } from './figure-of.ts'
import { frameOf } from './frame.ts'
import { mentionsIn } from './mentions.ts'
import { measuredBy } from './metric-frame.ts'
import { narrowedOf } from './narrowed-alarms.ts'
import { inOtherUnit, phasedOf } from './other-unit.ts'
import type { Understood } from './outcome.ts'
import { readQuestion, type Slots } from './read.ts'
import { endOf, perDayOf, sharedOut, sinceOf, stretchNamed } from './shared.ts'
import { isRanking, turnedOf } from './turned.ts'
import { whyOf } from './why-after.ts'

/** A question that goes on: « et … », or one without a quantity of its own. */
export const followsUp = (slots: Slots, before: Call): boolean =>
  (ofDevices(before) && namesNothing(slots) && PRONOUN.test(slots.line)) ||
  (ofGroup(before) && namesNothing(slots) && RANK_FIRST.test(slots.line)) ||
  /^(?:(?:d accord|ok|tre bien|tres bien|bien|merci|bon|super|parfait|genial|nickel|excellent|impeccable|ah|voila) )*(?:et|puis|pareil|idem|meme chose|la meme|plutot|non|par rapport|ok et|alors|sinon)\b/.test(
    slots.line,
  ) ||
  /^(?:et )?(?:ca|cela) (?:suffi|tien)/.test(slots.line) ||
  /(?<!\by )\ba t (?:il|elle)\b/.test(slots.line) ||
  (namesNothing(slots) && /(?<!\bqu )\b(?:il|elle)s? (?:a|ont|est|sont)\b/.test(slots.line)) ||
  (slots.tokens.length <= 4 && namesNothing(slots)) ||
  (slots.quantities.size === 0 &&
    slots.events.size === 0 &&
    !slots.operations.has('haveMany') &&
    !slots.operations.has('why'))

/** « Il sera vide quand », « depuis quand tourne-t-il »: the device of the call before; « il reste » and its like name none. */
const PRONOUN =
  /(?<!\b(?:y a|reste|faut|fait|passe|manque) )\b(?:t (?:il|elle)|(?<!\b(?:y a|reste|faut|fait|passe|manque) t )(?:il|elle)s? (?!y |(?:me |vous )?(?:reste|faut|manque)|fait|m |nous? ))/
/** « Combien a coûté l’électricité » is asked of the bill, « et combien ça coûte » of what was asked about. */
const OF_IT = /^et\b|\b(?:ca|cela|il coute|elle coute)\b/
/** « Le moins servi, c’est lequel ? » of those that the call before told. */
const RANK_FIRST =
  /^(?:et )?(?:le|la|les|celui qui|celle qui|lequel|laquelle|qui)(?: a| est| prend| fait)? (?:\w+ )?(?:plus|moins)\b/
const ofGroup = (call: Call): boolean =>
  call.tool === 'figure' && call.of !== 'site' && (typeof call.of === 'string' || call.of.length > 1)
const ofDevices = (call: Call): boolean => 'of' in call && Array.isArray(call.of)

const namesNothing = ({ mentions }: Slots): boolean => mentions.named.length === 0 && mentions.group === null

/** The call before with what the question changes of it; null: it changes nothing that is known. */
export const carriedOn = (before: Call, slots: Slots, facts: Facts): Understood | null => {
  if (slots.unknown.length > 0) return null
  const narrowed = narrowedOf(before, slots)
  if (narrowed !== null) return { kind: 'call', call: narrowed, assumed: false }
  const ownQuantity = slots.quantities.size > 0 || slots.events.size > 0
  const [named] = slots.mentions.named
  const sibling = siblingOf(before, slots, facts)
  const [period] = sibling === null ? periodsAfter(before, slots, facts) : []
  const device = sibling ?? (named?.length === 1 ? named[0] : undefined)
  const shared = sharedOut(before, slots, period)
  if (shared !== null) return shared
  const spread = perDayOf(before, slots)
  if (spread !== null) return { kind: 'call', call: spread, assumed: false }
  const since = sinceOf(before, slots)
  if (since !== null) return { kind: 'call', call: since, assumed: false }
  const turnedUnit = inOtherUnit(before, slots)
  if (turnedUnit !== null) return { kind: 'call', call: turnedUnit, assumed: false }
  const phased = phasedOf(before, slots)
  if (phased !== null) return { kind: 'call', call: phased, assumed: false }
  const ranked = slots.operations.has('most') || slots.operations.has('least') ? turnedOf(before, slots) : null
  if (ranked !== null && namesNothing(slots) && period === undefined)
    return { kind: 'call', call: ranked, assumed: false }
  if (ownQuantity) {
    const frame = frameOf(slots, facts)
    if (frame === null) return null
    const filled = frame.kind === 'call' ? frame.call : null
    const prior = 'of' in before && Array.isArray(before.of) ? before.of : null
    const rank = rankOfAlike(prior, slots, facts)
    if (rank !== null) return withPeriod(rank, before, period === undefined)
    const isOfStock = filled?.tool === 'figure' && NOW_FIGURES.has(filled.figure)
    if (prior !== null && named === undefined) {
      const asked = facts.devices.find(({ id }) => id === prior[0])
      const { group } = slots.mentions
      // « a-t-il pompé » means one of the pumps, « les pompes » all of them
      const isMeant = group === null || (asked && PRONOUN.test(slots.line) && groupOf(asked.role) === group)
      const thing = isMeant ? asked : undefined
      // what stands in tanks is no question of a pump or a sector, whichever was asked about before
      const isOfBill = filled?.tool === 'figure' && filled.figure === 'cost' && !OF_IT.test(slots.line)
      if (thing !== undefined && !isOfBill && !(isOfStock && !fitsFigure(filled, thing.role))) {
        const again = frameOf({ ...slots, mentions: { ...slots.mentions, named: [[thing]] } }, facts)
        if (again?.kind === 'call') return withPeriod(again, before, period === undefined)
      }
    }
    if (filled === null) return frame
    return withPeriod(frame, before, period === undefined)
  }
  if (slots.operations.has('why')) {
    const why = whyOf(before, slots, facts)
    if (why !== null) return { kind: 'call', call: why, assumed: false }
  }
  const slot = slotOf(slots)
  if (slot !== undefined && before.tool === 'figure' && (before.figure === 'cost' || before.figure === 'gridKwh'))
    return { kind: 'call', call: { ...before, slot, ...(period && { period }) }, assumed: false }
  const compares = slots.operations.has('compare') || EVE.test(slots.line) || BETTER.test(slots.line)
  const turned = turnedOf(before, slots)
  if (turned !== null)
    return {
      kind: 'call',
      call: { ...turned, ...(period && 'period' in turned && turned.period !== null ? { period } : {}) } as Call,
      assumed: false,
    }
  if (period === undefined && device === undefined && slots.mentions.group === null && !compares && named === undefined)
    return null
  if (named !== undefined && named.length > 1) {
    const choices = named.flatMap((one) => {
      const made = changed(before, { device: one.id })
      return made === null ? [] : [{ label: one.name, call: made }]
    })
    return choices.length === 0 ? null : { kind: 'ask', about: 'device', choices }
  }
  const together = slots.mentions.named.flatMap((one) => (one.length === 1 ? one : []))
  if (together.length > 1 && before.tool === 'figure' && together.every(({ role }) => fitsFigure(before, role))) {
    const figure = SITE_TWIN[before.figure] ?? before.figure
    const { against: _, ...rest } = before
    const call = parsedCall({
      ...rest,
      figure,
      of: together.slice(0, 6).map(({ id }) => id),
      view: 'value',
      ...(period && { period }),
    })
    if (call !== null) return { kind: 'call', call, assumed: false }
  }
  if (compares && before.tool === 'figure' && before.period !== null) {
    const against = /\ban\b|annee/.test(slots.line)
      ? ('year' as const)
      : EVE.test(slots.line) || period === undefined
        ? ('previous' as const)
        : againstOf(before.period, period, facts.today)
    // where a time leads is set against the whole of the one before
    const whole =
      before.asks === 'period-end' && against === 'previous' ? periodBefore(before.period, facts.today) : against
    const claim = { ...betterOf(before.figure, slots.line), ...stretchNamed(before.period, slots.line) }
    return { kind: 'call', call: { ...before, view: 'compare', against: whole, ...claim }, assumed: false }
  }
  const call = changed(before, {
    ...endOf(slots),
    ...(period && { period }),
    ...(device && fitsFigure(before, device.role) && { device: measuredBy(before, device, facts).id }),
  })
  return call === null || (period === undefined && callLine(call) === callLine(before))
    ? null
    : { kind: 'call', call, assumed: false }
}

/** « C’est mieux ? »: than the time before. */
const BETTER = /^(?:et )?(?:c est|est ce) (?:mieux|pire)(?: ou (?:pire|moins bien|pas))?$/
/** Whether more or less of a figure is the better; nothing of one that has neither. */
const betterOf = (figure: FigureId, line: string): { readonly claim?: 'more' | 'less' } => {
  const { better } = figureSpec(figure)
  if (better === undefined || !BETTER.test(line)) return {}
  return { claim: (better === 'more') === /\bmieux\b/.test(line) ? 'more' : 'less' }
}
/** « Et la veille ? » sets a figure against the day before; « l’avant-veille » is a day of its own. */
const EVE = /(?<!\bavant )\bveille\b/

/** Periods of a question that goes on; « le mois d'avant » is the one before that of the call. */
const periodsAfter = (before: Call, slots: Slots, { today }: Facts): PeriodInput[] => {
  const prior = 'period' in before ? (before.period ?? null) : null
  if (slots.periods.length === 0 && prior !== null && ONE_BEFORE.test(slots.line)) return [periodBefore(prior, today)]
  return slots.periods.flatMap(({ period, text }) => {
    if (period === null) return []
    const goesBack = prior !== null && prior.unit === period.unit && /d avant|precedent|veille/.test(text)
    return [goesBack ? periodBefore(prior, today) : period]
  })
}
/** « Et celle d’avant ? », « et avant ? »: the period before that of the call, whichever it is. */
const ONE_BEFORE = /^(?:et )?(?:(?:pour |de )?(?:celle|celui) (?:d avant|precedente?)|(?:la |le )?precedente?|avant)$/

/** The answer to a question that was asked back: one of its choices, named. */
export const chosenOf = (pending: string, slots: Slots, facts: Facts): Understood | null => {
  const asked = frameOf(readQuestion(pending, facts), facts)
  if (asked?.kind !== 'ask' || asked.about !== 'device') return null
  const ids = asked.choices.flatMap(({ call }) =>
    'of' in call && Array.isArray(call.of) ? call.of : 'device' in call && call.device ? [call.device] : [],
  )
  const [named] = mentionsIn(slots.tokens, { devices: facts.devices.filter(({ id }) => ids.includes(id)) }, true).named
  const at = named?.length === 1 ? ids.indexOf(named[0]?.id ?? '') : -1
  const choice = asked.choices[at]
  return choice === undefined ? null : { kind: 'call', call: choice.call, assumed: false }
}

const fitsFigure = (before: Call, role: Parameters<typeof groupOf>[0]): boolean =>
  before.tool !== 'figure' ||
  (GROUPS_WITH[before.figure as FigureId] ?? []).some((group) => group === 'devices' || group === groupOf(role)) ||
  SITE_TWIN[before.figure] !== undefined
type Change = { readonly period?: unknown; readonly device?: string; readonly operation?: 'max' | 'min' }
const changed = (before: Call, change: Change): Call | null => {
  const of =
    change.device === undefined ? {} : before.tool === 'alarms' ? { device: change.device } : { of: [change.device] }
  const twin =
    change.device !== undefined && before.tool === 'figure'
      ? {
          figure: SITE_TWIN[before.figure] ?? before.figure,
          view: isRanking(before) ? 'value' : before.view,
        }
      : {}
  const isNow = before.tool === 'figure' && NOW_FIGURES.has(before.figure)
  if (isNow && change.period !== undefined) return levelThen(before, change)
  const period = change.period === undefined ? {} : { period: change.period }
  if (before.tool === 'latest' && change.period !== undefined) {
    return parsedCall({
      tool: 'series',
      metric: before.metric,
      of: change.device ? [change.device] : before.of.slice(0, 1),
      period: change.period,
      operation: change.operation ?? (METRICS[before.metric].nature === 'gauge' ? 'mean' : 'max'),
    })
  }
  return byCounter(parsedCall({ ...before, ...twin, ...of, ...period }))
}

/** What a tank stood at in a time that is over, or whether it was at its brim then; null: what is told of now alone has no other time. */
const levelThen = (now: CallOf<'figure'>, { period, device, operation }: Change): Call | null => {
  const { figure } = now
  const of = device === undefined ? now.of : [device]
  if (figure === 'overflowInHours')
    return parsedCall({ tool: 'series', metric: 'level_pct', of, period, operation: 'max', asks: 'overflowed' })
  const metric = figure === 'levelM' ? 'level_m' : figure === 'levelPct' || figure === 'storedM3' ? 'level_pct' : null
  return metric === null ? null : parsedCall({ tool: 'series', metric, of, period, operation: operation ?? 'mean' })
}

const withPeriod = (frame: Understood, before: Call, inherit: boolean): Understood => {
  if (frame.kind !== 'call' || !inherit || !('period' in before) || before.period == null) return frame
  const { call } = frame
  if (!('period' in call) || call.period === null) return frame
  return { ...frame, call: { ...call, period: before.period } as Call, assumed: false }
}
