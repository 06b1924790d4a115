// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { createLiveClock, createLiveStore, createQueryClient, DataProvider } from '@/data'
import { HttpProvider } from '@/data/app-context'
import { QUERY_KEYS } from '@/data/queries'
import { setSiteTimeZone } from '@/text'
import { parsePeriod } from './period.ts'
import { PeriodLabel } from './period-heading.tsx'
import { PeriodPicker } from './period-picker.tsx'

afterEach(cleanup)

/** However slow the machine is. */
const PATIENT = { timeout: 60_000 }

const Address = () => <output data-testid="address">{useLocation().search}</output>
const address = () => screen.getByTestId('address').textContent
const show = (search: string, now = '2026-11-21T14:03:00Z', recordedFrom: string | null = null) => {
  setSiteTimeZone('Etc/UTC')
  const at = (flush: () => void) => flush()
  const sources = {
    live: createLiveStore({ frame: at, calm: at }),
    clock: createLiveClock(() => Date.parse(now)),
    feed: {
      get: () => ({ trusted: true, since: null, reason: null, clockStep: null }),
      subscribe: () => () => undefined,
    },
    readSite: () => Promise.reject(new Error('not read here')),
    firstSnapshot: Promise.resolve(),
  }
  const client = createQueryClient()
  client.setQueryData(QUERY_KEYS.site, { capabilities: [], site: { currency: 'MAD' } })
  const figures = { recordedFrom: recordedFrom === null ? null : Date.parse(recordedFrom) }
  const period = parsePeriod(new URLSearchParams(search))
  client.setQueryData(['kpis', period], figures)
  const http = { get: () => new Promise(() => undefined) } as unknown as ComponentProps<typeof HttpProvider>['value']
  render(
    <QueryClientProvider client={client}>
      <HttpProvider value={http}>
        <DataProvider value={sources}>
          <MemoryRouter initialEntries={[`/${search}`]}>
            <PeriodLabel />
            <PeriodPicker />
            <Address />
          </MemoryRouter>
        </DataProvider>
      </HttpProvider>
    </QueryClientProvider>,
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))

test('a rolling period is chosen beside those of the calendar, needs no day, and is in the address', async () => {
  show('?periode=mois&date=2026-02-01')
  expect(await screen.findByRole('combobox', { name: 'Mois' }, PATIENT)).toBeDefined()
  press('24\u00a0h glissantes')
  expect(address()).toBe('?periode=24h')
  expect(screen.queryByRole('button', { name: 'Période précédente' })).toBeNull()
  press('Semaine')
  expect(address()).toBe('?periode=semaine')
})

test('[12.11] of two presses before the page is drawn again the second starts from the first', async () => {
  show('?periode=mois&date=2026-10-01&comparaison=an')
  expect(await screen.findByRole('combobox', { name: 'Mois' }, PATIENT)).toBeDefined()
  const previous = screen.getByRole('button', { name: 'Période précédente' })
  const next = screen.getByRole('button', { name: 'Période suivante' })
  act(() => {
    screen.getByRole('radio', { name: 'Jour' }).click()
    previous.click()
  })
  expect(address()).toBe('?date=2026-09-30&comparaison=an')
  act(() => {
    screen.getByRole('radio', { name: 'Mois' }).click()
    screen.getByRole('radio', { name: 'Jour' }).click()
  })
  expect(address()).toBe('?date=2026-09-01&comparaison=an')
  act(() => {
    for (let day = 0; day < 90; day += 1) next.click()
  })
  expect(address()).toBe('?comparaison=an')
})

test('what it is compared with is chosen in words, and stays when the period changes', async () => {
  show('?periode=7j')
  const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Comparer' }, PATIENT)
  expect([...list.options].map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
    'aux 7 jours d’avant',
    'à la même période de 2025',
  ])
  fireEvent.change(list, { target: { value: 'year' } })
  expect(address()).toBe('?periode=7j&comparaison=an')
  press('Jour')
  expect(address()).toBe('?comparaison=an')
})

test('soon after midnight the day offers the last 24 hours; later, and on another day, it does not', async () => {
  show('', '2026-11-21T05:59:00Z')
  fireEvent.click(await screen.findByRole('link', { name: 'voir les 24 dernières heures' }, PATIENT))
  expect(address()).toBe('?periode=24h')
  cleanup()
  show('?date=2026-11-20', '2026-11-21T05:59:00Z')
  expect(screen.queryByText(/La journée commence/)).toBeNull()
  cleanup()
  show('', '2026-11-21T06:00:00Z')
  expect(screen.queryByText(/La journée commence/)).toBeNull()
})

test('[12.7] a day that does not exist is not taken for today without a word, until another period is chosen', async () => {
  show('?date=2026-02-31')
  expect((await screen.findByText(/demande une période qui n’existe pas/, undefined, PATIENT)).role).toBe('status')
  press('Semaine')
  expect(address()).toBe('?periode=semaine')
  expect(screen.queryByText(/n’existe pas/)).toBeNull()
})

test('[12.7] no way leads to before the record begins', async () => {
  show('?date=2026-08-28', undefined, '2026-08-28T10:00:00Z')
  const back = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Période précédente' })
  await screen.findByRole('button', { name: 'Période précédente' }, PATIENT)
  expect(back().disabled).toBe(true)
  cleanup()
  show('?date=2026-08-29', undefined, '2026-08-28T10:00:00Z')
  fireEvent.click(back())
  expect(address()).toBe('?date=2026-08-28')
})
