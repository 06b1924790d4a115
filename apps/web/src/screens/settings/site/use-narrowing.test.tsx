// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { useSearch } from '@/ui/use-search'
import { useNarrowing } from './use-narrowing.ts'

afterEach(cleanup)

/** The settings of the alarms, beside another part of the page that keeps its own choice in the address. */
const openPage = (address: string) => {
  const made: { narrowing?: ReturnType<typeof useNarrowing>; beside?: ReturnType<typeof useSearch>[1] } = {}
  const Settings = () => {
    made.narrowing = useNarrowing()
    return null
  }
  const Beside = () => {
    made.beside = useSearch()[1]
    return null
  }
  const element = [<Settings key="settings" />, <Beside key="beside" />]
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  return { made, search: () => router.state.location.search }
}

test('[R11.3] [12.18] a choice made elsewhere on the page stands beside what narrows the settings', async () => {
  const { made, search } = openPage('/settings/site?vue=mois')
  await act(async () => {
    made.beside?.((words) => {
      words.set('jour', '2')
      return words
    })
    made.narrowing?.set({ open: 'offline' })
    made.narrowing?.set({ q: 'secteur' })
  })
  expect(search()).toBe('?vue=mois&jour=2&condition=offline&q=secteur')
  expect(made.narrowing).toMatchObject({ open: 'offline', q: 'secteur', onlyChanged: false })
  await act(async () => made.narrowing?.set({ open: null, q: '', onlyChanged: true }))
  expect(search()).toBe('?vue=mois&jour=2&modifies=1')
})

test('[R11.3] what the address says narrows the settings from the start', () => {
  const { made } = openPage('/settings/site?condition=stale&q=bassin&modifies=1')
  expect(made.narrowing).toMatchObject({ open: 'stale', q: 'bassin', onlyChanged: true })
})
