// Rules that every chart that a page runs keeps; that of an alarm, which the upstream runs, has its own beside it.
import { assert, describe, expect, test } from 'vitest'
import { type AnyStateMachine, createActor, type StateNode, toPromise } from 'xstate'
import { alarmActsFixtures, alarmActsMachine } from './alarm-acts/index.ts'
import { alarmListFixtures, alarmListMachine } from './alarm-list/index.ts'
import { alarmNoticeFixtures, alarmNoticeMachine } from './alarm-notice/index.ts'
import { alarmSoundFixtures, alarmSoundMachine } from './alarm-sound/index.ts'
import { authFixtures, authMachine } from './auth/index.ts'
import { debriefFixtures, debriefMachine } from './debrief/index.ts'
import { drawerFixtures, drawerMachine } from './drawer/index.ts'
import { liveFeedFixtures, liveFeedMachine } from './live-feed/index.ts'
import { notificationPanelFixtures, notificationPanelMachine } from './notification-panel/index.ts'
import { presenceFixtures, presenceMachine } from './presence/index.ts'
import { projectSwitchFixtures, projectSwitchMachine } from './project-switch/index.ts'
import { sidebarFixtures, sidebarMachine } from './sidebar/index.ts'
import { actorNames } from './testing/drive.ts'
import type { AnyFixtures } from './testing/fixtures.types.ts'
import { wallCareFixtures, wallCareMachine } from './wall-care/index.ts'
import { wallIdentityFixtures, wallIdentityMachine } from './wall-identity/index.ts'
import { wallScenesFixtures, wallScenesMachine } from './wall-scenes/index.ts'

const charts: readonly { machine: AnyStateMachine; fixtures: AnyFixtures }[] = [
  { machine: alarmActsMachine, fixtures: alarmActsFixtures },
  { machine: alarmListMachine, fixtures: alarmListFixtures },
  { machine: alarmNoticeMachine, fixtures: alarmNoticeFixtures },
  { machine: alarmSoundMachine, fixtures: alarmSoundFixtures },
  { machine: authMachine, fixtures: authFixtures },
  { machine: debriefMachine, fixtures: debriefFixtures },
  { machine: drawerMachine, fixtures: drawerFixtures },
  { machine: liveFeedMachine, fixtures: liveFeedFixtures },
  { machine: notificationPanelMachine, fixtures: notificationPanelFixtures },
  { machine: presenceMachine, fixtures: presenceFixtures },
  { machine: projectSwitchMachine, fixtures: projectSwitchFixtures },
  { machine: sidebarMachine, fixtures: sidebarFixtures },
  { machine: wallCareMachine, fixtures: wallCareFixtures },
  { machine: wallIdentityMachine, fixtures: wallIdentityFixtures },
  { machine: wallScenesMachine, fixtures: wallScenesFixtures },
]

describe.each(charts)('the chart $machine.id', ({ machine, fixtures }) => {
  const nodes = nodesOf(machine.root)

  test('describes every state in one sentence', () => {
    const undescribed = nodes.filter(({ description }) => !/^[A-Z"'].*[^.]\.$/.test(description ?? ''))
    expect(undescribed.map(({ id }) => id)).toEqual([])
  })

  test('gives every invoke an id of its own', () => {
    const invokes = nodes.flatMap((node) => [node.config.invoke ?? []].flat())
    expect(invokes.filter(({ id, src }) => id === undefined || typeof src !== 'string')).toEqual([])
    expect(new Set(invokes.map(({ id }) => id)).size).toBe(invokes.length)
  })

  test('names every action, guard and delay', () => {
    expect(nodes.flatMap((node) => unnamedIn(node))).toEqual([])
  })

  test('uses every action, guard, actor and delay it declares', () => {
    const text = JSON.stringify(machine.config)
    const { actions, guards, actors, delays } = machine.implementations
    const declared = [actions, guards, actors, delays].flatMap((part) => Object.keys(part))
    expect(declared.filter((name) => !text.includes(`"${name}"`))).toEqual([])
  })

  test('hears facts named noun.participle, each of them sampled', () => {
    const heard = machine.events.filter((type) => !type.startsWith('xstate.'))
    expect(heard.filter((type) => !/^[a-z][A-Za-z]*\.[a-z]+$/.test(type))).toEqual([])
    expect(Object.keys(fixtures.events).sort()).toEqual([...heard].sort())
  })

  test('samples the outcomes of every job, and of nothing else', () => {
    const jobs = nodes.flatMap((node) => [node.config.invoke ?? []].flat()).filter((invoke) => 'onDone' in invoke)
    expect(Object.keys(fixtures.outcomes).sort()).toEqual([...new Set(jobs.map(({ src }) => src))].sort())
  })

  test.each(actorNames(machine))("refuses to run the actor '%s' that nobody provided", async (name) => {
    const logic = machine.implementations.actors[name]
    assert(logic !== undefined && 'transition' in logic)
    const actor = createActor(logic)
    actor.subscribe({ error: () => undefined })
    const ended = toPromise(actor)
    actor.start()
    await expect(ended).rejects.toThrow(`not wired: ${name}`)
  })
})

function nodesOf(node: StateNode): readonly StateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => nodesOf(child))]
}

/** Inline functions and literal delays of a node: parts without a name, which tools could not print. */
function unnamedIn(node: StateNode): readonly string[] {
  const transitions = [...node.transitions.values(), node.always ?? []].flat()
  const parts = transitions.flatMap(({ guard, actions }) => [guard, ...actions])
  const inline = [...parts, node.config.entry, node.config.exit].flat().filter((part) => typeof part === 'function')
  const literal = node.after.map(({ delay }) => delay).filter((delay) => typeof delay === 'number')
  return [...inline, ...literal].map((part) => `${node.id}: ${String(part)}`)
}
