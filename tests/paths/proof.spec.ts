// Proof on the real product: a page with one fault is caught, and the step where it shows is named.
import { expect } from 'playwright/test'
import type { Chart } from './model/chart.types.ts'
import { chartsNamed } from './model/charts.ts'
import { type Catch, walkFaulty } from './mutate/browser/faulty-walk.ts'
import { killable } from './mutate/browser/killable.ts'
import type { WiringName } from './mutate/browser/wirings.ts'
import { type Stage, test } from './run/stage.ts'

const chartOf = (name: string): Chart => {
  const [chart] = chartsNamed(name)
  if (chart === undefined) throw new Error(`no chart ${name}`)
  return chart
}

/** How a page whose chart is this mutant is caught, on the shortest path that kills it in the model. */
const caughtMutant = async (stage: Stage, name: string, operator: string, place: string): Promise<Catch | null> => {
  const chart = chartOf(name)
  const found = killable(chart).find(({ mutant }) => mutant.operator === operator && mutant.what.startsWith(place))
  if (found === undefined) throw new Error(`${name} has no mutant: ${operator}, ${place}`)
  const { mutant, index, path } = found
  return walkFaulty(stage, chart, path, { kind: 'mutant', chart: name, index, what: mutant.what })
}

/** How a page with this wrong wiring is caught on a path; first, the path has to pass on the page as it is. */
const caughtWiring = async (stage: Stage, name: string, wiring: WiringName, path: readonly string[]) => {
  const chart = chartOf(name)
  expect(await walkFaulty(stage, chart, path, null), 'without the fault nothing is caught').toBeNull()
  return walkFaulty(stage, chart, path, { kind: 'wiring', name: wiring })
}

test.describe('a chart that is wrong in one place', () => {
  test('a transition removed: the bell no longer closes the panel [R4.1]', async ({ stage }) => {
    const caught = await caughtMutant(stage, 'notification-panel', 'drop transition', 'panel.open: bell.pressed')
    expect(caught?.said).toMatch(
      /panel\.open .* bell\.pressed: state expected panel\.closed\.seen .*, found panel\.open/,
    )
  })

  test('a transition retargeted: the bell closes the panel with its dot lit [R4.2]', async ({ stage }) => {
    const caught = await caughtMutant(
      stage,
      'notification-panel',
      'retarget',
      'panel.open: bell.pressed → #notification-panel.panel.closed, to panel.closed.unseen',
    )
    expect(caught?.said).toMatch(/bell\.pressed: state expected panel\.closed\.seen .*, found panel\.closed\.unseen/)
  })

  test('an action dropped: the choice of the sidebar is not kept [R3.8]', async ({ stage }) => {
    const caught = await caughtMutant(stage, 'sidebar', 'drop action', 'desktop.expanded: toggle.pressed')
    expect(caught?.said).toMatch(/toggle\.pressed: effects expected emit .*"expanded":false.*, found \(nothing\)/)
  })
})

test.describe('a component wired wrongly to a chart that is right', () => {
  test('the bell tells nobody that it was pressed [R4.1]', async ({ stage }) => {
    const caught = await caughtWiring(stage, 'notification-panel', 'bell silent', ['start 1', 'bell.pressed'])
    expect(caught).toMatchObject({ step: 2, label: 'bell.pressed', said: expect.stringContaining('did nothing') })
  })

  test('the button of the sidebar says that the shortcut was pressed [R3.4]', async ({ stage }) => {
    const caught = await caughtWiring(stage, 'sidebar', 'toggle crossed', ['start 1', 'toggle.pressed'])
    expect(caught).toMatchObject({ step: 2, label: 'toggle.pressed' })
    expect(caught?.said).toMatch(/what comes about is the event of the path.*shortcut\.pressed/)
  })

  test('a list that could not be fetched passes for fetched [R4.4]', async ({ stage }) => {
    const path = [
      'start 1',
      'notification.arrived',
      'after burstLull (list.gathering.awaitingLull)',
      'error refetchNotifications',
    ]
    const caught = await caughtWiring(stage, 'notification-panel', 'refusal swallowed', path)
    expect(caught).toMatchObject({ step: 4, label: 'error refetchNotifications' })
    expect(caught?.said).toMatch(/what comes about is the event of the path.*xstate\.done/)
  })
})
