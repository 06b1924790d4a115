// In: a call about how devices stand. Out: how many of them stand so, by no code of the engine.
import { DEVICES } from './farm.ts'
import { GROUPS, membersOf } from './gold-members.ts'
import { FINDINGS, isOn } from './world.ts'

/** How many devices are in a state; `among`: « among=pumps », those of a kind. */
export const statusNumber = (first: string, second: string, third: string): number => {
  if (first === 'faulty') return faultyNumber(second)
  const holds = (id: string) =>
    first === 'off'
      ? !isOn(id)
      : first === 'offline'
        ? !isOn(`${id} online`)
        : first === 'online'
          ? isOn(`${id} online`)
          : isOn(id) === (first === 'running')
  const asked = DEVICES.filter(
    ({ id, metrics, kind }) =>
      (second === 'site' || second.split('+').includes(id)) &&
      isAmong(id, kind, third) &&
      (!/running|stopped/.test(first) || metrics.some((metric) => metric.id === 'running')),
  )
  return asked.filter(({ id }) => holds(id)).length
}

/** Whether a device is of the kind that was asked about: « among=pumps »; without such a word any is. */
const isAmong = (id: string, kind: string, word: string): boolean => {
  const [, among = ''] = word.split('among=')
  if (GROUPS.includes(among)) return membersOf(among).includes(id)
  return (
    { pumps: kind === 'pump', cameras: kind === 'camera', sensors: !/^(?:pump|camera|energy)$/.test(kind) }[among] ??
    true
  )
}

/** What is out of reach or without power, and the sensor that stands still. */
const faultyNumber = (of: string): number => {
  const things = of.split('+')
  const isAsked = (id: string) =>
    of === 'site' || things.includes(DEVICES.find((one) => one.id === id)?.asset?.id ?? id)
  const down = DEVICES.filter(({ id }) => isAsked(id) && !(isOn(`${id} online`) && isOn(id)))
  const stuck = FINDINGS.filter(({ kind, device }) => kind === 'stuck-sensor' && isAsked(device))
  return down.length + stuck.length
}
