// Proof in the model: a chart with one fault is caught by the frozen traces, and the step where it shows is named.
import { describe, expect, test } from 'vitest'
import { sayDivergence } from './freeze/compare.ts'
import { readGolden } from './freeze/golden.ts'
import { charts } from './model/charts.ts'
import { samplesOf } from './model/samples.ts'
import { configOf, listsOf, machineOf, type NodeConfig, type TransitionConfig } from './mutate/config.ts'
import { firstDivergence } from './mutate/judge.ts'

/** The first divergence that the frozen traces find in a chart after an edit of its drawing. */
const caught = (name: string, path: string, edit: (node: NodeConfig) => void): string => {
  const chart = charts.find((one) => one.name === name)
  if (chart === undefined) throw new Error(`no chart ${name}`)
  const config = configOf(chart.machine)
  edit(path.split('.').reduce((node, key) => node.states[key] ?? node, config))
  const found = firstDivergence(chart, machineOf(config, chart.machine), readGolden(name), samplesOf(chart))
  return found === null ? 'not caught' : sayDivergence(found)
}

const transitions = (node: NodeConfig, name: string): TransitionConfig[] =>
  listsOf(node).find((one) => one.name === name)?.list ?? []

describe('a wrong chart is caught, and where it is wrong is named', () => {
  test('a transition removed: the bell no longer closes the panel [R4.1]', () => {
    const found = caught('notification-panel', 'panel.open', (open) => transitions(open, 'bell.pressed').splice(0))
    expect(found).toMatch(/panel\.open .* bell\.pressed: state expected panel\.closed\.seen .*, found panel\.open/)
  })

  test('a transition retargeted: signing out ends signed in [R1.6]', () => {
    const found = caught('auth', 'signingOut', (state) => {
      for (const one of transitions(state, 'done signOut')) one.target = ['#auth.authenticated']
    })
    expect(found).toMatch(/signingOut · done signOut: state expected unauthenticated, found authenticated/)
  })

  test('an action dropped: the choice of the sidebar is not kept [R3.8]', () => {
    const found = caught('sidebar', 'desktop.expanded', (state) => {
      for (const one of transitions(state, 'toggle.pressed')) one.actions.splice(0)
    })
    expect(found).toMatch(/toggle\.pressed: effects expected emit .*"expanded":false.*, found \(nothing\)/)
  })

  test('a wiring broken: the open drawer no longer locks the scroll [R3.9]', () => {
    const found = caught('drawer', 'open', (state) => state.invoke.splice(0))
    expect(found).toMatch(/closed · .*pressed: children expected scrollLock, found \(nothing\)/)
  })

  test('a wiring crossed: the jump asks for a token and takes its failure for success [R6.2]', () => {
    const found = caught('project-switch', 'pending', (state) => {
      for (const invoke of state.invoke) [invoke.onDone, invoke.onError] = [invoke.onError, invoke.onDone]
    })
    expect(found).toMatch(/pending · (done|error) requestLoginToken.*: effects expected/)
  })

  test('a delay too long: silence is noticed late [R7.3]', () => {
    const found = caught('live-feed', 'link.linked.live', (state) => {
      const { staleAfter = [], ...others } = state.after
      state.after = { ...others, dropAfter: staleAfter }
    })
    expect(found).toMatch(/effects expected .*timer staleAfter \d+ ms.*, found .*timer dropAfter 5000 ms/)
  })
})
