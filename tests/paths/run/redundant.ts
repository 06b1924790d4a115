import type { Trace } from '../freeze/trace.ts'
import { type Effect, happeningsOf, readEffect } from './signs.ts'
import type { AnySigns, Happening } from './signs.types.ts'

/**
 * Signs that say nothing, in words: one that no frozen path shows, and a second one of an actor that follows from the
 * first, so that either alone would do.
 */
export const redundantSigns = (signs: AnySigns, traces: readonly Trace[]): readonly string[] => [
  ...happeningsOf(signs)
    .filter((sign) => !traces.some((trace) => trace.some((step) => linesOf(sign, signs, step.effects).length > 0)))
    .map(({ on }) => `no path shows it: ${on}`),
  ...Object.entries(signs.actors).flatMap(([name, actor]) =>
    actor !== undefined && 'runs' in actor && actor.starts !== undefined && follows(name, actor.starts, signs, traces)
      ? [`${name}: that it starts (${actor.starts.on.trim()}) says no more than that it runs (${actor.runs.stands})`]
      : [],
  ),
]

/** Whether the lines of an actor's start are known from whether it ran before each step and runs after it. */
const follows = (name: string, sign: Happening, signs: AnySigns, traces: readonly Trace[]): boolean => {
  const known = new Map<string, string>()
  for (const trace of traces) {
    let ran = false
    for (const { effects, children } of trace) {
      const runs = children.includes(name)
      const lines = linesOf(sign, signs, effects).join('\n')
      const seen = known.get(`${ran} ${runs}`)
      if (seen !== undefined && seen !== lines) return false
      known.set(`${ran} ${runs}`, lines)
      ran = runs
    }
  }
  return true
}

const linesOf = (sign: Happening, signs: AnySigns, effects: readonly string[]): readonly string[] =>
  effects
    .map(readEffect)
    .filter((effect) => effect !== null)
    .filter((effect) => isOf(sign, signs, effect))
    .flatMap((effect) => [sign.says('detail' in effect ? effect.detail : null)].flat())
    .map((rest) => `${sign.on}${rest}`)

const isOf = (sign: Happening, { actors, facts, commands }: AnySigns, effect: Effect): boolean => {
  switch (effect.kind) {
    case 'start':
      return actors[effect.name]?.starts === sign
    case 'stop': {
      const actor = actors[effect.id]
      return actor !== undefined && 'stops' in actor && actor.stops === sign
    }
    case 'fact':
      return facts[effect.name] === sign
    case 'command':
      return commands[effect.name] === sign
    case 'action':
      return false
  }
}
