// In: a question that goes on after one of a single device, and what stands beside that. Out: the other of two, or the rank of all that are alike.
import type { Device } from '@vigie/contracts/entities'
import type { Call } from '../call.ts'
import { type Facts, groupOf, isMain } from './facts.ts'
import { frameOf } from './frame.ts'
import type { Understood } from './outcome.ts'
import type { Slots } from './read.ts'

/** « Et l’autre ? » */
const OTHER = /^(?:et )?(?:pour |dans |de )?l autre$/

/** The other of two that are alike; null: there are not two. */
const otherOf = (id: string | undefined, devices: readonly Device[]): Device | null => {
  const one = devices.find((device) => device.id === id)
  if (one === undefined) return null
  const [other, ...more] = devices.filter(
    (device) => device.id !== one.id && device.role === one.role && device.kind === one.kind && isMain(device),
  )
  return more.length === 0 ? (other ?? null) : null
}

/** « Lequel consomme le plus ? » after one of them: all of its kind are ranked; null: no rank is asked, or it was of several. */
export const rankOfAlike = (prior: readonly string[] | null, slots: Slots, facts: Facts): Understood | null => {
  const [id, ...others] = prior ?? []
  if (id === undefined || others.length > 0 || !WHICH.test(slots.line) || slots.mentions.group !== null) return null
  if (!RANKS.some((one) => slots.operations.has(one))) return null
  const asked = facts.devices.find((one) => one.id === id)
  const group = asked === undefined ? null : groupOf(asked.role)
  return group === null ? null : frameOf({ ...slots, mentions: { ...slots.mentions, group, single: true } }, facts)
}
const WHICH = /^(?:et )?(?:c est )?(?:lequel|laquelle|lesquels|qui)\b/
const RANKS = ['most', 'least', 'best', 'worst'] as const

/** « et le 2 ? » after forage-1 is forage-2; « et l’autre ? » the one of two that was not asked about. */
export const siblingOf = (before: Call, slots: Slots, { devices }: Facts) => {
  const number = /^(?:et )?(?:pour )?(?:le |la |du |de la )?(?:numero )?(\d{1,2})$/.exec(slots.line)?.[1]
  const prior = 'of' in before && Array.isArray(before.of) ? before.of[0] : undefined
  if (OTHER.test(slots.line)) return otherOf(prior, devices)
  const stem = prior === undefined ? undefined : /^(.*-)\d+$/.exec(prior)?.[1]
  return number === undefined || stem === undefined
    ? null
    : (devices.find(({ id }) => id === `${stem}${number}`) ?? null)
}
