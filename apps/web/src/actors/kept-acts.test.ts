// @vitest-environment happy-dom
import type { AlarmAct } from '@vigie/machines/alarm-acts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type KeptActs, keptActsOf } from './kept-acts.ts'
import { sendLeftActs } from './left-acts.ts'

const act = (key: string, id = 'a1'): AlarmAct => ({ key, ids: [id], order: { act: 'acknowledge' } })
const DAY = 86_400_000

/** Tabs that are open: each holds a lock of its name. */
let open: string[] = []
beforeEach(() => {
  open = []
  vi.useFakeTimers({ now: Date.parse('2026-11-23T09:00:00Z') })
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, ...rest: readonly unknown[]) => {
        const run = rest.at(-1) as (lock: object) => unknown
        if (rest.length === 1) open.push(name)
        else await run({})
      },
      query: async () => ({ held: open.map((name) => ({ name })) }),
    },
  })
})
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

let tabs = 0
/** A tab of its own; what it is called. */
const openTab = (uid = 'u1'): { readonly kept: KeptActs; readonly name: string } => {
  tabs += 1
  const name = `vigie-tab:${tabs}`
  sessionStorage.setItem('vigie-tab', name)
  return { kept: keptActsOf(uid), name }
}
const close = (name: string) => {
  open = open.filter((one) => one !== name)
}
const done = async ({ ids, order }: AlarmAct) =>
  Object.fromEntries(ids.map((id) => [id, { kind: 'done' as const, order }]))

test('[R11.2] acts of a tab outlive it, and another one sends each once, in their order, under their keys', async () => {
  const [first, second, third] = [openTab(), openTab(), openTab()]
  first.kept.write([act('s-1'), act('s-2', 'a2')])
  expect(second.kept.others().map(({ key }) => key)).toEqual(['s-1', 's-2'])
  const send = vi.fn(done)
  await sendLeftActs(second.kept, send)
  expect(send).not.toHaveBeenCalled()
  close(first.name)
  expect((await sendLeftActs(second.kept, send)).map(({ key }) => key)).toEqual(['s-1', 's-2'])
  expect(await sendLeftActs(third.kept, send)).toEqual([])
  expect(send.mock.calls.map(([{ key }]) => key)).toEqual(['s-1', 's-2'])
  expect(third.kept.others()).toEqual([])
})

test('[R11.2] acts that are kept in one millisecond, one after the other, are told in their order', () => {
  const { kept } = openTab()
  kept.write([act('z')])
  kept.write([act('z'), act('a')])
  expect(kept.read().map(({ key }) => key)).toEqual(['z', 'a'])
  expect(
    openTab()
      .kept.others()
      .map(({ key }) => key),
  ).toEqual(['z', 'a'])
})

test('[R11.2] the page that is loaded again goes on with its own, and not with those of another person', () => {
  const { kept, name } = openTab()
  kept.write([act('s-1'), act('s-2')])
  kept.write([act('s-2')])
  sessionStorage.setItem('vigie-tab', name)
  expect(keptActsOf('u1').read()).toEqual([act('s-2')])
  expect(keptActsOf('u2').read()).toEqual([])
  expect(openTab('u2').kept.others()).toEqual([])
})

test('[R11.2] a tab that never kept anything has no name, and holds nothing', () => {
  const kept = keptActsOf('u1')
  expect([sessionStorage.length, open.length]).toEqual([0, 0])
  kept.write([act('s-1')])
  expect(kept.read()).toEqual([act('s-1')])
  expect(open).toEqual([sessionStorage.getItem('vigie-tab')])
})

test('[R11.2] what no answer came to waits, what is refused is told until somebody acts anew', async () => {
  const [gone, here] = [openTab(), openTab()]
  gone.kept.write([act('s-1'), act('s-2')])
  close(gone.name)
  await sendLeftActs(here.kept, () => Promise.reject(new Error('no network')))
  expect(here.kept.others().map(({ code }) => code)).toEqual([undefined, undefined])
  const code = 'alarm.transition-refused'
  expect(await sendLeftActs(here.kept, async ({ order }) => ({ a1: { kind: 'refused', order, code } }))).toEqual([])
  expect(here.kept.others().map((one) => one.code)).toEqual([code, code])
  here.kept.write([act('t-1')])
  expect(openTab().kept.others()).toMatchObject([{ key: 't-1' }])
})

test('[R11.2] what nobody could send for a day is not sent any more, and told so for another one', async () => {
  const gone = openTab()
  gone.kept.write([act('s-1')])
  close(gone.name)
  vi.setSystemTime(Date.now() + DAY + 1)
  const send = vi.fn(done)
  const later = openTab()
  await sendLeftActs(later.kept, send)
  expect(send).not.toHaveBeenCalled()
  expect(later.kept.others()).toMatchObject([{ key: 's-1', code: 'request.timeout' }])
  vi.setSystemTime(Date.now() + DAY)
  expect(openTab().kept.others()).toEqual([])
})

test('[R11.2] each act is later than all before it, also of three in one millisecond', () => {
  const { kept } = openTab()
  kept.write([act('z')])
  kept.write([act('z'), act('m')])
  kept.write([act('z'), act('m'), act('a')])
  const moments = openTab()
    .kept.others()
    .map(({ at }) => Date.parse(at) - Date.now())
  expect(moments).toEqual([0, 1, 2])
})
