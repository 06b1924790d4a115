import type { ReachRules, ReachTarget } from '@vigie/contracts/entities'
import type { NewDelivery } from '../store/deliveries.ts'
import { onCallAt } from './weekly.ts'

/** Whom a message goes to, and how. */
export type Addressee = Pick<NewDelivery, 'channel' | 'target' | 'addressee' | 'address'>

/** Whoever stands for targets at an instant, each once. */
export const addresseesOf = (
  rules: Pick<ReachRules, 'contacts' | 'webhooks' | 'onCall' | 'exceptions'>,
  targets: readonly ReachTarget[],
  timeZone: string,
  ms: number,
): Addressee[] => {
  const all = targets.flatMap((target): Addressee[] => {
    if (target.kind === 'webhook')
      return rules.webhooks
        .filter(({ id }) => id === target.id)
        .map(({ id, name }) => ({ channel: 'webhook', target: id, addressee: name, address: null }))
    const people =
      target.kind === 'on-call' ? onCallAt(rules, timeZone, ms) : rules.contacts.filter(({ id }) => id === target.id)
    return people.map(({ id, name, email }) => ({ channel: 'email', target: id, addressee: name, address: email }))
  })
  return [...new Map(all.map((one) => [`${one.channel}/${one.target}`, one])).values()]
}

/** Stands where a step reaches nobody, so that the log says it. */
export const NOBODY: Addressee = { channel: 'email', target: '', addressee: 'Astreinte', address: null }
