// In: effects as they are frozen, and the signs of a world. Out: which sign shows which effect.
import type { ActorSigns, AnySigns, Happening, Sign, Standing } from './signs.types.ts'

/** An effect of a frozen trace, read back from its line. */
export type Effect =
  | { readonly kind: 'start'; readonly id: string; readonly name: string; readonly detail: unknown }
  | { readonly kind: 'stop'; readonly id: string }
  | { readonly kind: 'fact' | 'command'; readonly name: string; readonly detail: unknown }
  | { readonly kind: 'action'; readonly name: string }

/** Reads an effect; null: one that stays inside the chart, a timer or an event that it sends itself. */
export const readEffect = (line: string): Effect | null => {
  const [, word = '', id = '', rest = ''] = /^(\S+) ?(\S*) ?(.*)$/s.exec(line) ?? []
  switch (word) {
    case 'start': {
      const [, name = id, input = ''] = /^(?:of (\S+) ?)?(.*)$/s.exec(rest) ?? []
      return { kind: 'start', id, name, detail: input === '' ? undefined : JSON.parse(input) }
    }
    case 'stop':
      return { kind: 'stop', id }
    case 'emit':
      return named('fact', line.slice('emit '.length))
    case 'tell':
      return named('command', rest)
    case 'do':
      return { kind: 'action', name: id }
    default:
      return null
  }
}

const named = (kind: 'fact' | 'command', text: string): Effect => {
  const detail: unknown = JSON.parse(text)
  return { kind, name: detail instanceof Object ? String(Reflect.get(detail, 'type')) : '', detail }
}

/** What shows an effect; none: the world has no sign for it. `nameOf` says which actor runs under an id. */
export const signsOf = (
  { actors, facts, commands }: AnySigns,
  effect: Effect,
  nameOf: (id: string) => string,
): readonly (Sign | Standing)[] => {
  const found = (): (Sign | Standing | undefined)[] => {
    switch (effect.kind) {
      case 'start':
        return ofActor(actors[effect.name], 'starts')
      case 'stop':
        return ofActor(actors[nameOf(effect.id)], 'stops')
      case 'fact':
        return [facts[effect.name]]
      case 'command':
        return [commands[effect.name]]
      case 'action':
        return []
    }
  }
  return found().filter((sign) => sign !== undefined)
}

const ofActor = (signs: ActorSigns | undefined, part: 'starts' | 'stops'): (Sign | Standing | undefined)[] => {
  if (signs === undefined) return []
  if (!('runs' in signs)) return [signs[part]]
  return part === 'starts' ? [signs.runs, signs.starts] : [signs.runs]
}

/** Every kind of happening that effects of these signs cause. */
export const happeningsOf = ({ actors, facts, commands }: AnySigns): readonly Happening[] =>
  [
    ...Object.values(actors).flatMap((actor) =>
      actor === undefined ? [] : 'runs' in actor ? [actor.starts] : [actor.starts, actor.stops],
    ),
    ...Object.values(facts),
    ...Object.values(commands),
  ].filter((sign): sign is Happening => sign !== undefined && 'on' in sign)
