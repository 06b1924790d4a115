// In: an action that xstate is about to execute. Out: one line that names its effect on the world; `assign` has none,
// as what it does is in the context. The recorder runs this file in the browser too, so it imports nothing.

type Action = { readonly type: string; readonly params?: unknown }

/**
 * `start id [of actor] {input}` · `stop id` · `timer name ms (node)` · `cancel name (node)` · `emit {…}` · `tell id
 * {…}` · `raise {…}` · `do name`.
 */
export const effectOf = ({ type, params }: Action): string | null => {
  const fields = fieldsOf(params)
  switch (type) {
    case 'xstate.spawnChild':
      return ['start', nameOf(fields), ...textOf(fields['input'])].join(' ')
    case 'xstate.stopChild':
      return params === undefined || params === null ? null : `stop ${String(fields['id'])}`
    case 'xstate.raise': {
      const event = fieldsOf(fields['event'])
      const timer = timerOf(String(event['type']))
      if (timer === null) return ['raise', ...textOf(fields['event'])].join(' ')
      return `timer ${timer.name} ${String(fields['delay'])} ms (${timer.node})`
    }
    case 'xstate.cancel': {
      const id = String(fields['sendId'] ?? params)
      const timer = timerOf(id)
      return timer === null ? `cancel ${id}` : `cancel ${timer.name} (${timer.node})`
    }
    case 'xstate.emit':
      return ['emit', ...textOf(fields['event'])].join(' ')
    case 'xstate.sendTo':
      return ['tell', String(fields['targetId'] ?? fieldsOf(fields['to'])['id']), ...textOf(fields['event'])].join(' ')
    case 'xstate.log':
      return null
    default:
      return ['do', type, ...textOf(params)].join(' ')
  }
}

/** Name and node id of a delayed transition's event, `xstate.after.<name>.<node>`; null: another event. */
export const timerOf = (eventType: string): { readonly name: string; readonly node: string } | null => {
  const [, name, node] = /^xstate\.after\.([^.]+)\.(.+)$/.exec(eventType) ?? []
  return name === undefined || node === undefined ? null : { name, node }
}

/** Id of an actor, followed by its name where that is another one. */
const nameOf = ({ id, src }: Readonly<Record<string, unknown>>): string =>
  typeof src !== 'string' || src === id ? String(id) : `${String(id)} of ${src}`

const textOf = (value: unknown): readonly string[] => {
  try {
    const text = JSON.stringify(value)
    return text === undefined ? [] : [text]
  } catch {
    // what holds itself, such as an element of the page
    return ['{…}']
  }
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value, ...idOf(value) } : {}

/** `id` of an actor may be inherited, and a spread copies own fields only. */
const idOf = (value: object): { readonly id?: unknown } => ('id' in value ? { id: value.id } : {})
