// The devices of a group, by no code of the engine.
import { DEVICES } from './farm.ts'

/** The groups of devices that a line may name. */
export const GROUPS = ['sources', 'storages', 'consumptions', 'meters', 'devices']
const ROLE: Readonly<Record<string, string>> = {
  sources: 'source',
  storages: 'storage',
  consumptions: 'consumption',
  meters: 'energy',
}
/** What only pumps have: a meter where water comes in is no pump. */
const OF_MOTOR = ['energyKwh', 'cost', 'kwhPerM3', 'runningHours', 'starts']
/** The main devices of a group, of those that have the figure. */
export const membersOf = (group: string, figure = ''): string[] =>
  DEVICES.filter(
    (one) =>
      one.role === ROLE[group] &&
      one.asset?.id === one.id &&
      (group !== 'sources' || !OF_MOTOR.includes(figure) || one.metrics.some(({ id }) => id === 'running')),
  ).map(({ id }) => id)
