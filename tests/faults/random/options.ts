import { parseArgs } from 'node:util'
import type { Configuration } from './schedule.ts'

/** What `npm run faults` was asked to do. */
export type Options = {
  readonly configurations: readonly Configuration[]
  /** time for all configurations together, minutes */
  readonly minutes: number
  readonly seed: string
  /** only this round of the seed, from 1; null: as many as fit */
  readonly round: number | null
  /** faults of one round, s */
  readonly roundSeconds: number
  /** whether a round that fails is run again in parts, to find the fewest faults that make it fail */
  readonly shrinks: boolean
  /** whether devices send everything in order, by clocks that are right */
  readonly inOrder: boolean
  /** kills and freezes to measure takeovers with, each; 0: none */
  readonly takeovers: number
  /** kills to measure restarts with; 0: none */
  readonly restarts: number
}

const USAGE = `npm run faults -- [--minutes 5] [--seed S] [--config single|production] [--round N] [--round-seconds 60]
                  [--no-shrink] [--in-order]
npm run faults -- --takeovers 50 | --restarts 50 [--seed S]`

/** Reads the command line. @returns the line that says what is wrong with it */
export const readOptions = (args: readonly string[]): Options | string => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        minutes: { type: 'string', default: '5' },
        seed: { type: 'string' },
        config: { type: 'string' },
        round: { type: 'string' },
        'round-seconds': { type: 'string', default: '60' },
        'no-shrink': { type: 'boolean', default: false },
        'in-order': { type: 'boolean', default: false },
        takeovers: { type: 'string', default: '0' },
        restarts: { type: 'string', default: '0' },
      },
    })
    const { config } = values
    if (config !== undefined && config !== 'single' && config !== 'production')
      return `--config is single or production\n${USAGE}`
    const numbers = {
      minutes: Number(values.minutes),
      round: values.round === undefined ? null : Number(values.round),
      roundSeconds: Number(values['round-seconds']),
      takeovers: Number(values.takeovers),
      restarts: Number(values.restarts),
    }
    const wrong = Object.entries(numbers).find(([, value]) => value !== null && !(value >= 0))
    if (wrong !== undefined) return `${wrong[0]} is not a number\n${USAGE}`
    return {
      ...numbers,
      configurations: config === undefined ? ['single', 'production'] : [config],
      seed: values.seed ?? String(Date.now() % 1_000_000),
      shrinks: !values['no-shrink'],
      inOrder: values['in-order'],
    }
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n${USAGE}`
  }
}
