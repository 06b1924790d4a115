// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { type Alarm, alarm } from '@vigie/contracts/entities'
import type { LiveEvent } from '@vigie/contracts/live'
import { type AlarmAct, type AlarmActsOutcomes, alarmActsMachine } from '@vigie/machines/alarm-acts'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { SessionActorsProvider } from '@/actors/session-context'
import { DataProvider, HttpProvider } from '@/data'
import { ConfigProvider } from '@/data/app-context'
import { createLiveStore } from '@/data/live-store'
import { AlarmCentre } from './alarm-centre.tsx'

const NOW = Date.parse('2026-11-22T09:10:00.000Z')
const one = (id: string, change: Partial<Alarm> = {}): Alarm =>
  alarm.parse({
    id,
    device: `pompe-${id}`,
    condition: 'power-off',
    priority: 'high',
    state: 'unacknowledged',
    raisedAt: new Date(NOW - 60_000 * id.charCodeAt(0)).toISOString(),
    clearedAt: null,
    ...change,
  })

const TRUSTED = { trusted: true, since: null, reason: null, clockStep: null } as const

/** What the server is asked, and its answer when the test gives it. */
type Sent = { readonly acts: readonly AlarmAct[]; readonly answer: PromiseWithResolvers<AlarmActsOutcomes['sendActs']> }

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const setUp = (alarms: readonly Alarm[], mayAct = true) => {
  const live = createLiveStore({ frame: (flush) => flush(), calm: (flush) => flush() })
  const say = (event: LiveEvent) => act(() => live.apply(event))
  const at = new Date(NOW).toISOString()
  live.apply({ type: 'snapshot', epoch: 'e', seq: 1, at, series: [], readings: [], statuses: [], alarms: [...alarms] })
  const sent: Sent[] = []
  const alarmActs = createActor(
    alarmActsMachine.provide({
      actors: {
        sendActs: fromPromise(({ input: { acts } }) => {
          const answer = Promise.withResolvers<AlarmActsOutcomes['sendActs']>()
          sent.push({ acts, answer })
          return answer.promise
        }),
      },
    }),
    { input: { random: () => 0.5, session: 's', kept: [] } },
  ).start()
  const never = () => new Promise(() => {})
  const sources = {
    live,
    clock: { now: () => NOW, nowBy: () => NOW, subscribe: () => () => {} },
    feed: { get: () => TRUSTED, subscribe: () => () => {} },
    readSite: never,
    firstSnapshot: Promise.resolve(),
  }
  const client = new QueryClient()
  const given = <T,>(value: unknown): T => value as T
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ConfigProvider value={given({ site: 'chaib' })}>
          <HttpProvider value={given({ get: never, post: never })}>
            <DataProvider value={given(sources)}>
              <SessionActorsProvider value={given({ alarmActs, inspect: undefined })}>
                <AlarmCentre devices={[]} mayAct={mayAct} mayManage={false} />
              </SessionActorsProvider>
            </DataProvider>
          </HttpProvider>
        </ConfigProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const tell = (type: 'link.lost' | 'link.restored') => act(() => alarmActs.send({ type }))
  const answer = async (fates: AlarmActsOutcomes['sendActs']) => {
    sent.at(-1)?.answer.resolve(fates)
    await act(async () => {})
  }
  return { say, sent, tell, answer }
}

const press = (...keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(document.body, { key })
}
const row = (id: string) => {
  const found = document.querySelector<HTMLElement>(`[data-alarm="${id}"]`)
  if (found === null) throw new Error(`no row ${id}`)
  return found
}
const badge = (id: string) => row(id).querySelector('[data-badge]')?.textContent
const current = () =>
  document.querySelector('[aria-current="true"]')?.closest('[data-alarm]')?.getAttribute('data-alarm')
const order = { act: 'acknowledge' } as const

describe('[R11.2] the keyboard of the list', () => {
  test('j and k go from row to row and stop at the ends; Enter opens, Escape closes', () => {
    setUp([one('a'), one('b')])
    press('j')
    expect(current()).toBe('a')
    press('j', 'j')
    expect(current()).toBe('b')
    press('k')
    expect(current()).toBe('a')
    press('Enter')
    expect(document.querySelector('[data-detail="a"]')).not.toBeNull()
    press('Escape')
    expect(document.querySelector('[data-detail]')).toBeNull()
  })

  test('a acknowledges the current one: sent, and done only by the answer', async () => {
    const { sent, answer } = setUp([one('a'), one('b')])
    press('j', 'a')
    expect(sent[0]?.acts).toMatchObject([{ ids: ['a'], order }])
    expect([badge('a'), badge('b')]).toEqual(['Acquittement envoyé…', 'À acquitter'])
    await answer({ a: { kind: 'done', order } })
    expect(badge('a')).toBe('Acquittée')
  })

  test('a refusal is told on its row, with its reason', async () => {
    const { answer } = setUp([one('a')])
    press('j', 'a')
    await answer({ a: { kind: 'refused', order, code: 'role.forbidden' } })
    expect(badge('a')).toBe('refusé : Votre rôle ne permet pas cette action.')
  })

  test('c asks for a text, s for a reason, and neither leaves without', () => {
    const { sent } = setUp([one('a')])
    press('j', 'c')
    const asking = screen.getByRole('dialog', { name: 'Commenter 1\u00a0alarme' })
    fireEvent.submit(asking.querySelector('form') as HTMLFormElement)
    expect(sent).toEqual([])
    fireEvent.change(within(asking).getByRole('textbox'), { target: { value: 'vu sur place' } })
    fireEvent.submit(asking.querySelector('form') as HTMLFormElement)
    expect(sent[0]?.acts).toMatchObject([{ ids: ['a'], order: { act: 'comments', text: 'vu sur place' } }])
    expect(screen.queryByRole('dialog')).toBeNull()
    press('s')
    const shelving = screen.getByRole('dialog', { name: 'Reporter 1\u00a0alarme' })
    fireEvent.submit(shelving.querySelector('form') as HTMLFormElement)
    expect(within(shelving).getByText('Dites pourquoi.')).toBeTruthy()
  })

  test('who may not act reads: no box, no act, and the keys of acts do nothing', () => {
    const { sent } = setUp([one('a')], false)
    press('j', 'a', 'c', 's', 'x')
    expect([sent.length, screen.queryByRole('dialog'), screen.queryByRole('checkbox')]).toEqual([0, null, null])
    expect(screen.queryByRole('button', { name: /^Acquitter/ })).toBeNull()
  })
})

describe('[R11.2] several at once', () => {
  test('are named and counted before they leave, and nothing leaves when it is dismissed', () => {
    const { sent } = setUp([one('a'), one('b'), one('c', { state: 'acknowledged' })])
    press('j', 'x', 'j', 'x', 'j', 'x', 'a')
    const asking = screen.getByRole('dialog', { name: 'Acquitter 2\u00a0alarmes\u00a0?' })
    const named = within(within(asking).getByRole('list', { name: 'Alarmes concernées' })).getAllByRole('listitem')
    expect(named.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('pompe-a · Alimentation coupée'),
      expect.stringContaining('pompe-b · Alimentation coupée'),
    ])
    fireEvent.click(within(asking).getByRole('button', { name: 'Annuler' }))
    expect(sent).toEqual([])
    press('a')
    fireEvent.click(screen.getByRole('button', { name: 'Acquitter 2\u00a0alarmes' }))
    expect(sent[0]?.acts).toMatchObject([{ ids: ['a', 'b'], order }])
  })

  test('the button of a row acts on that row alone, whatever is ticked', () => {
    const { sent } = setUp([one('a'), one('b')])
    press('j', 'x')
    fireEvent.click(within(row('b')).getByRole('button', { name: 'Acquitter pompe-b · Alimentation coupée' }))
    expect(sent[0]?.acts).toMatchObject([{ ids: ['b'], order }])
    expect(within(row('b')).queryByRole('button', { name: /^Acquitter/ })).toBeNull()
  })
})

describe('[R11.2] without a connection', () => {
  test('an act waits in view, is never told as done, and leaves when it is back', async () => {
    const { sent, tell, answer } = setUp([one('a')])
    tell('link.lost')
    press('j', 'a')
    expect([sent.length, badge('a')]).toEqual([0, 'En attente d’envoi (hors ligne)'])
    tell('link.restored')
    expect(sent[0]?.acts).toMatchObject([{ ids: ['a'], order }])
    expect(badge('a')).toBe('Acquittement envoyé…')
    await answer({ a: { kind: 'lost', by: 'Salma B.', at: new Date(NOW).toISOString() } })
    expect(badge('a')).toMatch(/^Acquittée par Salma B\. à \d{2}:10:00$/)
  })
})
