import {
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromCallback,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate'
import { keptTransitions } from '../model/kept-transitions.ts'
import { BINDING, watchProbe } from './recorder.ts'
import { redact } from './redact.ts'

/**
 * Runs a machine outside a page, with actors that do nothing, and returns the lines that the page's recorder would
 * write.
 */
export const recordActor = (
  machine: AnyStateMachine,
  options: { readonly id: string; readonly input: unknown; readonly events: readonly EventObject[] },
): readonly string[] => {
  const lines: string[] = []
  const listeners: ((seen: InspectionEvent) => void)[] = []
  const window: Record<string, unknown> = { [BINDING]: (line: string) => lines.push(redact(line)) }
  Reflect.set(globalThis, 'window', window)
  watchProbe(BINDING, keptTransitions)
  window['__vigie'] = { listen: (listener: (seen: InspectionEvent) => void) => listeners.push(listener) }
  const idle = Object.keys(machine.implementations.actors).map((name) => [name, fromCallback(() => undefined)])
  const actor = createActor(machine.provide({ actors: Object.fromEntries(idle) }), {
    id: options.id,
    input: options.input,
    clock: new SimulatedClock(),
    inspect: (seen) => {
      for (const listener of listeners) listener(seen)
    },
  })
  actor.start()
  for (const event of options.events) actor.send(event)
  actor.stop()
  Reflect.deleteProperty(globalThis, 'window')
  return lines
}
