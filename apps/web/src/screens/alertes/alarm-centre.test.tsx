// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { Alarm } from '@vigie/contracts/entities'
import { problemOf } from '@vigie/contracts/errors'
import type { LiveEvent } from '@vigie/contracts/live'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubMedia } from '@/ui/media.fixtures'
import { badge, current, NOW, one, order, press, row, setUp } from './alarm-centre.fixtures.tsx'

beforeEach(() => {
  stubMedia(true)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

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

  test('[13.3] the panel says what happened, since when, how long, and what to do; nothing of what is not known', () => {
    const over = { raisedAt: new Date(NOW - 900_000).toISOString(), clearedAt: new Date(NOW - 300_000).toISOString() }
    setUp([
      one('a', { value: 2.11, threshold: 0.74, condition: 'night-flow' }),
      one('b', { state: 'returned', ...over }),
    ])
    press('j', 'Enter')
    const panel = () => document.querySelector('[data-detail]')?.textContent ?? ''
    expect(panel()).toContain('Valeur2,11')
    expect(panel()).toContain('Seuil0,74')
    expect(panel()).toMatch(/Dure depuis1\sh 37\smin/)
    expect(panel()).toContain('À faireFermer les vannes du secteur')
    expect(panel()).not.toContain('Cause')
    press('j')
    expect(panel()).toMatch(/A duré10\smin/)
    expect(panel()).toContain('La condition est passée')
    // the list tells how long it was as well, not how long ago
    expect(row('b').textContent).toMatch(/10\smin$/)
  })

  test('a acknowledges the current one: sent, and done only by the answer', async () => {
    const { sent, answer } = setUp([one('a'), one('b')])
    press('j', 'a')
    expect(sent[0]?.acts).toMatchObject([{ ids: ['a'], order }])
    expect([badge('a'), badge('b')]).toEqual(['Acquittement envoyé…', 'Active, à acquitter'])
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
    const { sent } = setUp([one('a'), one('b')], false)
    press('j', 'a', 'c', 's', 'x', 'J')
    expect(screen.queryByText(/choisies?$/)).toBeNull()
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

  test('that they leave at once is said while they can, and else that they wait for the link', () => {
    const help = () => screen.getByRole('dialog').getAttribute('aria-describedby')
    const said = () => document.getElementById(help() ?? '')?.textContent
    setUp([one('a'), one('b')])
    press('j', 'x', 'j', 'x', 'a')
    expect(said()).toContain('part aussitôt')
    cleanup()
    setUp([one('a'), one('b')], true, { trusted: false, since: NOW, reason: null, clockStep: null })
    press('j', 'x', 'j', 'x', 'a')
    expect(said()).toContain('partira au retour de la liaison')
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

const field = () => screen.getByRole('searchbox')
const panel = () => within(screen.getByRole('complementary', { name: 'Détail de l’alarme' }))
const raised = (alarm: Alarm): LiveEvent => ({
  type: 'journal',
  entry: { seq: 2, at: new Date(NOW).toISOString(), type: 'alarm.raised', data: alarm },
})

describe('[R11.2] what is offered is what can be done', () => {
  test.each(['the button', 'the key'])(
    '%s of the panel acknowledges its alarm, whose row a filter has hidden',
    (by) => {
      const { sent } = setUp([one('a'), one('b')])
      press('j', 'Enter')
      fireEvent.change(field(), { target: { value: 'pompe-b' } })
      expect(document.querySelector('[data-alarm="a"]')).toBeNull()
      if (by === 'the key') press('a')
      else fireEvent.click(panel().getByRole('button', { name: 'Acquitter' }))
      expect(sent[0]?.acts).toMatchObject([{ ids: ['a'], order }])
    },
  )

  test('an arrow that leads to no line is left to the page, and the panel does not offer it', () => {
    setUp([one('a')])
    const isTaken = (key: string) => !fireEvent.keyDown(document.body, { key })
    press('j', 'Enter')
    expect([isTaken('ArrowDown'), isTaken('ArrowUp')]).toEqual([false, false])
    const buttons = ['Alarme précédente', 'Alarme suivante'].map((name) => panel().getByRole('button', { name }))
    expect(buttons.map((button) => button.hasAttribute('disabled'))).toEqual([true, true])
  })

  test('a question about one alarm names it', () => {
    setUp([one('a'), one('b')])
    press('j')
    for (const key of ['c', 's']) {
      press(key)
      expect(screen.getByRole('list', { name: 'Alarmes concernées' }).textContent).toContain(
        'pompe-a · Alimentation coupée',
      )
      fireEvent.click(screen.getByRole('button', { name: 'Annuler' }))
    }
  })
})

test('[R11.4] a list that was emptied under the hand holds nothing back', () => {
  const { say } = setUp([one('a')])
  fireEvent(screen.getByRole('region', { name: 'Liste des alarmes' }), new Event('pointerenter'))
  fireEvent.change(field(), { target: { value: 'vanne' } })
  expect(screen.getByText('Aucune alarme ne correspond')).toBeTruthy()
  say(raised(one('z', { device: 'vanne-z' })))
  expect(row('z').textContent).toContain('vanne-z')
})

describe('the address of an alarm that is not in the list', () => {
  const open = (rejection: unknown, id = 'gone') =>
    setUp([one('a')], true, undefined, { address: `/alertes?alarme=${id}`, get: () => Promise.reject(rejection) })

  test('says that there is no such alarm here, and leads back to the list', async () => {
    open(problemOf('resource.not-found'))
    expect(await screen.findByText('Cette alarme n’existe pas sur ce site')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Revenir à la liste' }))
    expect(screen.queryByText('Cette alarme n’existe pas sur ce site')).toBeNull()
    expect(row('a')).toBeTruthy()
  })

  test('says so of what no alarm can be called, which nobody asks the server for', () => {
    open('Something went wrong', 'pas%20une%20alarme')
    expect(screen.getByText('Cette alarme n’existe pas sur ce site')).toBeTruthy()
  })

  test('says of a detail that could not be read only that, and tries again', async () => {
    open('Something went wrong')
    expect(await screen.findByText('Le détail n’a pas pu être lu.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Revenir à la liste' })).toBeNull()
  })
})
