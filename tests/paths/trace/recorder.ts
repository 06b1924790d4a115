// Records what the charts of a page do, through the probe of a test build (VITE_PROBE=1), one JSON line per event.
import type { Page } from 'playwright/test'
import { keptTransitions } from '../model/kept-transitions.ts'
import { redact } from './redact.ts'

export const BINDING = '__vigieRecord'

/**
 * Records every chart of this page. Call it before the first `goto`, so that it is there before the page's own code
 * runs. `onLine` gets each line as it happens, with passwords and tokens hidden.
 */
export const recordPage = async (page: Page, onLine: (line: string) => void): Promise<void> => {
  await page.exposeBinding(BINDING, (_, line: string) => onLine(redact(line)))
  await page.addInitScript(`(${watchProbe})(${JSON.stringify(BINDING)}, ${keptTransitions})`)
}

/** Stops recording until another page is loaded. */
export const silence = (page: Page): Promise<void> =>
  page.evaluate((binding) => void Reflect.set(window, binding, () => undefined), BINDING)

type Seen = {
  readonly type: string
  readonly actorRef: { readonly id: string; readonly sessionId: string }
  readonly rootId: string
  readonly event: unknown
  readonly snapshot: Record<string, unknown> &
    Partial<Rested> & { readonly tags?: Set<string>; readonly children?: object }
  readonly action: { readonly type: string; readonly params: unknown }
  readonly _transitions: Selected
}
type Selected = Parameters<typeof keptTransitions>[0]
type Rested = NonNullable<Parameters<typeof keptTransitions>[1]>
type Probe = { readonly listen: (listener: (seen: Seen) => void) => void }

/**
 * Runs in the page. It is sent there as text, so it uses nothing from outside itself; `kept` is `keptTransitions`.
 */
export const watchProbe = (binding: string, kept: typeof keptTransitions): void => {
  const rested = new Map<string, Rested>()
  const done = new Map<string, { at: number | null; transitions: unknown[]; actions: unknown[] }>()
  const reference = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'sessionId' in value && 'id' in value ? { id: value.id } : value
  const node = (value: unknown): unknown => (value instanceof Object && 'path' in value ? { path: value.path } : null)
  const rest = (session: string, { _nodes, historyValue }: Seen['snapshot']): void => {
    if (_nodes !== undefined && historyValue !== undefined) rested.set(session, { _nodes, historyValue })
  }
  const listen = (seen: Seen): void => {
    const { type, actorRef, rootId, snapshot } = seen
    if (actorRef.sessionId !== rootId) return
    const doing = done.get(rootId) ?? { at: null, transitions: [], actions: [] }
    done.set(rootId, doing)
    if (type === '@xstate.action') {
      const { type: action, params } = seen.action
      doing.actions.push({ type: action, params })
      // The timer is set right after this, so the current time is the one that it counts from.
      if (action === 'xstate.raise') doing.at = Date.now()
    }
    if (type === '@xstate.microstep') {
      const taken = kept(seen._transitions, rested.get(rootId))
      rest(rootId, snapshot)
      for (const { source, target, eventType, guard } of taken) {
        const targets = Array.isArray(target) ? target.map(node) : undefined
        doing.transitions.push({ source: node(source), target: targets, eventType, guard })
      }
    }
    if (type !== '@xstate.snapshot' || snapshot.tags === undefined) return
    done.delete(rootId)
    rest(rootId, snapshot)
    const { value, status, context, tags, children } = snapshot
    const line = {
      at: doing.at ?? Date.now(),
      machine: actorRef.id,
      session: rootId,
      event: seen.event,
      snapshot: { value, status, context, tags: [...tags], children: Object.keys(children ?? {}) },
      transitions: doing.transitions,
      actions: doing.actions,
    }
    Reflect.get(window, binding)(JSON.stringify(line, reference))
  }
  let probe: Probe | undefined
  Object.defineProperty(window, '__vigie', {
    get: () => probe,
    set: (given: Probe) => {
      probe = given
      given.listen(listen)
    },
  })
}
