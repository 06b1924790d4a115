// In: the slots of a question. Out: the call it comes to, what to ask back, or why it is not answered.
import type { Device, FigureId } from '@vigie/contracts/entities'
import { FIGURES } from '@vigie/contracts/entities'
import type { Call, Subject } from '../call.ts'
import { unkeptState } from './alarm-state.ts'
import { alarmWhy } from './alarm-why.ts'
import { ofKindAsked } from './among.ts'
import { askDevice } from './ask-device.ts'
import { eachMeant } from './ask-which.ts'
import { comparedBy, eachCompared } from './compared-kinds.ts'
import { countedMost } from './counted-most.ts'
import { eventCall } from './events.ts'
import { devicesOf, type Facts, groupOf, hasMotor } from './facts.ts'
import { figureCall, slotOf } from './figure-call.ts'
import { CURVE, GROUPS_WITH, meantBy, SITE_FIGURES, SITE_TWIN } from './figure-of.ts'
import { happenedCall } from './happened.ts'
import { insteadOf, insteadOfGroup, insteadOfSlot } from './instead.ts'
import { inventory, inventoryOf } from './inventory.ts'
import { GROUP_NAMES } from './mentions.ts'
import { metricFrame } from './metric-frame.ts'
import { narrowed } from './narrowed.ts'
import { isNotComputed } from './not-computed.ts'
import { ofKind } from './of-kind.ts'
import type { Understood } from './outcome.ts'
import { pastPeriods, type Slots } from './read.ts'
import { restsCall } from './rests.ts'
import { unsaid } from './unsaid.ts'
import { untoldCut } from './untold-cut.ts'
import { whyFrame } from './why-frame.ts'

/** What a question comes to, of itself; null: its words mean nothing here. */
export const frameOf = (slots: Slots, facts: Facts): Understood | null => {
  const made = frameOfDays(slots, facts)
  return slots.clock === null ? made : narrowed(made, slots.clock)
}

const frameOfDays = (slots: Slots, facts: Facts): Understood | null => {
  const { mentions, operations: asks } = slots
  const [first] = mentions.named
  const device = first?.length === 1 ? (first[0] ?? null) : null
  const rings = asks.has('why') ? alarmWhy(slots, device, facts) : null
  if (rings !== null) return rings
  const each = asks.has('why') ? whyOfEach(eachMeant(slots, facts), facts) : null
  if (each !== null) return each
  const rests = asks.has('why') ? restsCall(slots, facts) : null
  if (rests !== null) return { kind: 'call', call: rests, assumed: false }
  if (asks.has('why')) return whyFrame(slots, facts, device)
  const happened = happenedCall(slots, facts)
  if (happened !== null) return { kind: 'call', call: happened, assumed: false }
  const kept = inventoryOf(slots)
  if (kept !== null) return kept
  const unkept = unkeptState(slots, facts)
  if (unkept !== null) return unkept
  const untold = untoldCut(slots, facts)
  if (untold !== null) return untold
  const event = eventCall(slots, device, facts)
  if (event !== null) {
    // « quelles caméras … ? »: which of them is what is asked
    if (first !== undefined && first.length > 1 && !WHICH.test(slots.line)) {
      const each = isPlural(slots) ? eventCall(slots, first[0] ?? null, facts) : null
      return each?.tool === 'status'
        ? { kind: 'call', call: { ...each, of: first.slice(0, NAMED_MAX).map(({ id }) => id) }, assumed: false }
        : askDevice(first, (one) => eventCall(slots, one, facts))
    }
    const several = mentions.named.flatMap((one) => (one.length === 1 ? one : []))
    if (several.length > 1 && device !== null)
      return event.tool === 'status'
        ? { kind: 'call', call: { ...event, of: several.slice(0, 6).map(({ id }) => id) }, assumed: false }
        : askDevice(several, (one) => eventCall(slots, one, facts))
    return { kind: 'call', call: ofKindAsked(event, slots.line), assumed: slots.periods.length === 0 }
  }
  if (first !== undefined && first.length > 1) {
    const ofOne = (one: Device): Slots => ({ ...slots, mentions: { ...mentions, named: [[one]] } })
    return askDevice(first, (one) => callOf(quantityFrame(slots, facts, [one]) ?? unsaid(ofOne(one), facts)))
  }
  // « les avocatiers plus que les agrumes »: of what is set against something, each that the name may mean
  const isSet = mentions.named.length > 1 && asks.has('compare')
  const named = [...new Set(mentions.named.flatMap((several) => (several.length === 1 || isSet ? several : [])))]
  const compared = eachCompared(slots, facts)
  if (compared !== null)
    return quantityFrame(compared, facts, compared.mentions.named.flat()) ?? comparedBy(compared, facts)
  return (
    quantityFrame(slots, facts, named) ?? (slots.periods.length > 0 ? null : inventory(slots)) ?? unsaid(slots, facts)
  )
}

/** « Les caméras marchent ? »: of several that are alike all are meant, where they are said in the plural. */
const isPlural = ({ tokens, mentions }: Slots): boolean =>
  tokens.some(({ raw }, index) => mentions.used.has(index) && /s$/i.test(raw)) &&
  tokens.some(({ word }, index) => MANY.has(word) && mentions.used.has(index + 1))
const MANY: ReadonlySet<string> = new Set(['les', 'des', 'mes', 'nos', 'vos', 'ces'])
/** A reason is of one device: which of several is asked back; null: of what the site alone has. */
const whyOfEach = (each: readonly Slots[], facts: Facts): Understood | null => {
  const of = new Map(each.flatMap((one) => one.mentions.named.flat().map((device) => [device, one] as const)))
  return askDevice([...of.keys()], (device) => {
    const slots = of.get(device)
    const call = slots === undefined ? null : callOf(frameOfDays(slots, facts))
    if (call?.tool !== 'why') return call
    const figure = SITE_TWIN[call.figure] ?? call.figure
    return figure in GROUPS_WITH ? { ...call, figure } : null
  })
}

const WHICH = /\bquel(?:le)?s?\b/

const callOf = (frame: Understood | null): Call | null => (frame?.kind === 'call' ? frame.call : null)

const quantityFrame = (slots: Slots, facts: Facts, named: readonly Device[]): Understood | null => {
  const { mentions, operations: asks } = slots
  const [device = null] = named
  const meant = meantBy(slots, { device, group: mentions.group })
  const assumed = slots.periods.length === 0
  if (meant === null) return null
  if ('open' in meant) {
    const choices = meant.open.map((figure) => ({
      label: FIGURES[figure].name,
      call: figureCall(slots, facts, figure, 'site'),
    }))
    return { kind: 'ask', about: 'quantity', choices }
  }
  if (isNotComputed(slots.line)) return { kind: 'refuse', why: 'unsupported' }
  if ('metric' in meant) return metricFrame(slots, facts, meant.metric, named)
  const { figure } = meant
  // hours of the tariff are told of what is bought; of anything else they are not dropped unsaid
  const slot = slotOf(slots)
  if (slot !== undefined && !SLOTTED.has(figure) && !asks.has('bySlot'))
    return { kind: 'refuse', why: 'unsupported', instead: insteadOfSlot(slot, slots, facts) }
  const groups = GROUPS_WITH[figure] ?? []
  const whose = device === null && mentions.group === null ? whoseOf(slots, figure) : null
  if (whose !== null) return { kind: 'call', call: figureCall(slots, facts, ...whose), assumed }
  if (device !== null) {
    if (asks.has('whichDay')) return countedMost(slots, facts, figure, named)
    const isSlotted = figure === 'cost' && (slot !== undefined || !hasMotor(device))
    if (isSlotted || !groups.some((group) => group === 'devices' || group === groupOf(device.role)))
      return { kind: 'refuse', why: 'unsupported', figure, ...insteadOf(figure, device, slots, facts) }
    const level = pastLevelOf(slots, figure)
    if (level !== null) return metricFrame(slots, facts, level, [device])
    return {
      kind: 'call',
      call: figureCall(
        slots,
        facts,
        figure,
        named.slice(0, 6).map(({ id }) => id),
      ),
      assumed,
    }
  }
  const group = mentions.group !== null && groups.includes(mentions.group) ? mentions.group : null
  const isJudged =
    asks.has('best') ||
    asks.has('worst') ||
    (mentions.single && (asks.has('most') || asks.has('least')) && !asks.has('whichDay'))
  if (group !== null && mentions.single && !asks.has('which') && !asks.has('each') && !isJudged) {
    const those = devicesOf(group, facts)
    return those.length === 1
      ? {
          kind: 'call',
          call: figureCall(
            slots,
            facts,
            figure,
            those.map(({ id }) => id),
          ),
          assumed,
        }
      : askDevice(those, (one) => {
          const level = pastLevelOf(slots, figure)
          return level === null
            ? figureCall(slots, facts, figure, [one.id])
            : callOf(metricFrame(slots, facts, level, [one]))
        })
  }
  const ranks =
    RANKED.test(slots.line) || asks.has('which') || asks.has('each') || isJudged || figure === 'budgetLeftM3'
  const misses = mentions.group !== null && mentions.group !== 'devices' && !groups.includes(mentions.group)
  if (misses && (asks.has('which') || asks.has('each')))
    return { kind: 'refuse', why: 'unsupported', figure, ...insteadOfGroup(figure, mentions.group, slots, facts) }
  // what the site pays is more than its pumps cost, which is not kept by hours of the tariff
  if (figure === 'cost' && mentions.group === 'sources')
    return slot !== undefined
      ? { kind: 'refuse', why: 'unsupported', figure, ...insteadOfGroup(figure, mentions.group, slots, facts) }
      : { kind: 'call', call: figureCall(slots, facts, figure, 'sources'), assumed }
  const ofSite = SITE_FIGURES.has(figure) && !(group !== null && ranks)
  const site =
    figure === 'volumeM3' && group !== null && !ranks ? (group === 'sources' ? 'producedM3' : 'consumedM3') : null
  if (site !== null) return { kind: 'call', call: figureCall(slots, facts, site, 'site'), assumed }
  if (ofSite) return { kind: 'call', call: figureCall(slots, facts, figure, 'site'), assumed }
  const kind = group !== null && ranks ? ofKind(slots, group, facts) : []
  if (group !== null && kind.length > 1)
    return { kind: 'call', call: { ...figureCall(slots, facts, figure, group), of: kind }, assumed }
  const whole = group ?? groups[0]
  if (whole === undefined) return { kind: 'refuse', why: 'unsupported' }
  const meters =
    whole === 'meters' ? facts.devices.filter((one) => one.id.includes('compteur') && one.role === 'energy') : []
  const of: Subject = meters.length === 1 && !ranks ? meters.map(({ id }) => id) : whole
  return { kind: 'call', call: figureCall(slots, facts, figure, of), assumed }
}

/** What a tank stood at in a time, or at an end of it, is read of its measures; null: it is asked of now. */
const pastLevelOf = (slots: Slots, figure: FigureId): 'level_m' | 'level_pct' | null => {
  if (figure !== 'levelM' && figure !== 'levelPct' && figure !== 'storedM3') return null
  const isPast =
    CURVE.test(slots.line) ||
    pastPeriods(slots).length > 0 ||
    (figure !== 'storedM3' && ENDS.some((one) => slots.operations.has(one)))
  return isPast ? (figure === 'levelM' ? 'level_m' : 'level_pct') : null
}
const ENDS = ['min', 'max', 'mean'] as const

/** A call names no more devices. */
const NAMED_MAX = 6

/** What is kept by hours of the tariff. */
const SLOTTED: ReadonlySet<FigureId> = new Set<FigureId>(['cost', 'gridKwh', 'pricePerKwh'])

/** « Les trois secteurs les plus gourmands »: which of a group, asked without « quel ». */
const RANKED = new RegExp(`\\b(?:${GROUP_NAMES.join('|')}) (?:qui )?(?:\\w+ ){0,2}?(?:le|la|les|du) (?:plus|moins)\\b`)

/** « Qui consomme le plus d'eau ? », « qu'est-ce qui coûte le plus ? » ask which of a group, without its name. */
const whoseOf = (
  { operations: asks, line }: Slots,
  figure: FigureId,
): readonly [figure: FigureId, group: 'consumptions' | 'sources'] | null => {
  const isRanked = asks.has('most') || asks.has('least')
  if (
    !isRanked ||
    asks.has('whichDay') ||
    !/^(?:(?:c est |et )*(?:quoi )?qui|qu est ce qui|(?:(?:c est |quel est |quoi )*le )?plus gros? consommateur)\b/.test(
      line,
    )
  )
    return null
  switch (figure) {
    case 'consumedM3':
      return ['volumeM3', 'consumptions']
    case 'producedM3':
      return ['volumeM3', 'sources']
    // what is bought is not shared out; what each pump takes of it is
    case 'cost':
      return ['cost', 'sources']
    case 'gridKwh':
    case 'pumpKwh':
      return ['energyKwh', 'sources']
    default:
      return null
  }
}
