// In: devices among which a question does not tell, and what it asks of each. Out: the question back, or the one call left.
import type { Device } from '@vigie/contracts/entities'
import type { Call } from '../call.ts'
import type { Understood } from './outcome.ts'

/** Which of these is meant; null: none of them has it. */
export const askDevice = (devices: readonly Device[], make: (device: Device) => Call | null): Understood | null => {
  const choices = devices.flatMap((device) => {
    const call = make(device)
    return call === null ? [] : [{ label: device.name, call }]
  })
  const [only, ...others] = choices
  if (only === undefined) return null
  return others.length === 0
    ? { kind: 'call', call: only.call, assumed: false }
    : { kind: 'ask', about: 'device', choices: choices.slice(0, 8) }
}
