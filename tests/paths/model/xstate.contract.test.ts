// Internals of xstate and @xstate/graph that the tool relies on: one test each, to fail when an update changes one.
import { createTestModel, getAdjacencyMap, serializeSnapshot } from '@xstate/graph'
import { expect, test } from 'vitest'
import {
  createActor,
  createMachine,
  fromPromise,
  type InspectionEvent,
  initialTransition,
  not,
  SimulatedClock,
  setup,
  transition,
} from 'xstate'

const jobs = setup({
  actors: { job: fromPromise<string>(() => new Promise(() => undefined)) },
  actions: { greet: () => undefined },
  delays: { patience: 1_000 },
}).createMachine({
  id: 'jobs',
  initial: 'idle',
  states: {
    idle: { on: { GO: { target: 'busy', actions: 'greet' } } },
    busy: {
      invoke: { id: 'work', src: 'job', onDone: 'idle' },
      after: { patience: 'idle' },
      on: { AGAIN: { target: 'busy', reenter: true } },
    },
  },
})
const [idle] = initialTransition(jobs)
const [busy, entering] = transition(jobs, idle, { type: 'GO' })

test('actions come unexecuted, in order, with the parameters effects are read from', () => {
  expect(entering.map(({ type }) => type)).toEqual(['greet', 'xstate.raise', 'xstate.spawnChild'])
  expect(entering[1]?.params).toMatchObject({ event: { type: 'xstate.after.patience.jobs.busy' }, delay: 1_000 })
  expect(entering[2]?.params).toMatchObject({ id: 'work', src: 'job' })
})

test('leaving a state cancels its timers by { sendId } and stops its actors by reference', () => {
  const [, leaving] = transition(jobs, busy, { type: 'AGAIN' })
  expect(leaving.map(({ type }) => type)).toEqual([
    'xstate.cancel',
    'xstate.stopChild',
    'xstate.raise',
    'xstate.spawnChild',
  ])
  expect(leaving[0]?.params).toEqual({ sendId: 'xstate.after.patience.jobs.busy' })
  expect(leaving[1]?.params).toMatchObject({ id: 'work' })
})

test('a live child is in snapshot.children under its id and says which actor it is', () => {
  expect(busy.children['work']?.src).toBe('job')
  expect(busy._nodes.map(({ id }) => id)).toEqual(['jobs', 'jobs.busy'])
})

test('outcomes are xstate.done.actor.<id> and xstate.error.actor.<id>; an error nobody handles is status error', () => {
  const outcome = (type: string, fields: object) => transition(jobs, busy, { type, ...fields } as never)[0]
  expect(outcome('xstate.done.actor.work', { output: 'ok' }).value).toBe('idle')
  expect(outcome('xstate.error.actor.work', { error: new Error('broken') }).status).toBe('error')
})

test('the default key collapses what an error changed and forgets children', () => {
  const [broken] = transition(jobs, busy, { type: 'xstate.error.actor.work', error: new Error('broken') } as never)
  expect(serializeSnapshot(broken)).toBe(serializeSnapshot(busy))
})

test('inspection tells each microstep with its transitions: source, target, eventType, guard by name', () => {
  const seen: InspectionEvent[] = []
  const actor = createActor(jobs, { inspect: (event) => seen.push(event), clock: new SimulatedClock() }).start()
  actor.send({ type: 'GO' })
  const steps = seen.flatMap((event) => (event.type === '@xstate.microstep' ? event._transitions : []))
  expect(
    steps.map(({ eventType, source, target }) => [eventType, source.path, target?.map(({ path }) => path)]),
  ).toEqual([['GO', ['idle'], [['busy']]]])
  expect(seen.flatMap((event) => (event.type === '@xstate.action' ? [event.action.type] : []))).toEqual([
    'greet',
    'xstate.raise',
    'xstate.spawnChild',
  ])
  actor.stop()
})

test('createMachine(config, implementations) of a machine is that machine: mutants are made so', () => {
  const twin = createMachine(jobs.config, jobs.implementations)
  expect(transition(twin, initialTransition(twin)[0], { type: 'GO' })[0].value).toBe('busy')
})

test('not(name) refers to a guard of the implementations', () => {
  const machine = setup({ guards: { open: () => true } }).createMachine({
    initial: 'out',
    states: { out: { on: { ENTER: { guard: not('open'), target: 'in' } } }, in: {} },
  })
  expect(transition(machine, initialTransition(machine)[0], { type: 'ENTER' })[0].value).toBe('out')
})

test('createTestModel refuses invoke and after, getAdjacencyMap does not', () => {
  expect(() => createTestModel(jobs)).toThrow(/Invocations on test machines/)
  expect(Object.keys(getAdjacencyMap(jobs, {}))).toHaveLength(2)
})

test('getAdjacencyMap takes any logic, asks for events state by state, and fails beyond its limit', () => {
  const logic = {
    transition: (state: { n: number }, { type }: { type: string }) => ({ ...state, n: state.n + Number(type) }),
    getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined, n: 0 }) as const,
    getPersistedSnapshot: (state: unknown) => state,
  }
  const options = (last: number) => ({
    events: ({ n }: { n: number }) => (n < last ? [{ type: '1' }, { type: '2' }] : []),
    serializeState: ({ n }: { n: number }) => String(n),
    limit: 100,
  })
  expect(Object.keys(getAdjacencyMap(logic as never, options(3) as never))).toEqual(['0', '1', '2', '3', '4'])
  expect(() => getAdjacencyMap(logic as never, options(1_000) as never)).toThrow('Traversal limit exceeded')
})

test('a transition that throws leaves an exception, and a start that throws a snapshot of status error', () => {
  const machine = setup({
    guards: {
      broken: () => {
        throw new Error('broken guard')
      },
    },
  }).createMachine({
    context: ({ input }: { input: { ok: boolean } | undefined }) => ({ ok: input?.ok === true || fail() }),
    initial: 'a',
    states: { a: { on: { GO: { guard: 'broken', target: 'b' } } }, b: {} },
  })
  expect(initialTransition(machine)[0].status).toBe('error')
  expect(() => transition(machine, initialTransition(machine, { ok: true })[0], { type: 'GO' })).toThrow(/broken guard/)
})

const fail = (): never => {
  throw new Error('no input')
}
