// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { useSearch } from './use-search.ts'

afterEach(cleanup)

type Set = ReturnType<typeof useSearch>[1]
const word =
  (name: string, value: string): Parameters<Set>[0] =>
  (words) => {
    words.set(name, value)
    return words
  }

/** Two parts of a page, each with a setter of its own. */
const openPage = (address: string) => {
  const setters: Set[] = []
  const Part = ({ index }: { readonly index: number }) => {
    const [, set] = useSearch()
    setters[index] = set
    return null
  }
  const element = [<Part key={0} index={0} />, <Part key={1} index={1} />]
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  const set = (index: number, ...words: Parameters<typeof word>) => setters[index]?.(word(...words))
  const step = (...words: Parameters<typeof word>) => setters[0]?.(word(...words), 'step')
  return { set, step, setters, back: () => router.navigate(-1), search: () => router.state.location.search }
}

test('of two choices before the page is drawn again both stand, made by one part or by two', async () => {
  const { set, search } = openPage('/journal?du=1')
  await act(async () => {
    set(0, 'etat', 'echecs')
    set(0, 'canal', 'webhook')
    set(1, 'jour', '2')
  })
  expect(search()).toBe('?du=1&etat=echecs&canal=webhook&jour=2')
  await act(async () => set(1, 'etat', 'envoyes'))
  expect(search()).toBe('?du=1&etat=envoyes&canal=webhook&jour=2')
})

test('[12.11] a step is undone by the way back of the browser, any other choice goes with the page', async () => {
  const { step, set, search, back } = openPage('/eau')
  await act(async () => step('periode', 'mois'))
  await act(async () => set(0, 'appareil', 'x'))
  expect(search()).toBe('?periode=mois&appareil=x')
  await act(back)
  expect(search()).toBe('')
})

test('what changes nothing is no step: the way back leads to what was before', async () => {
  const { step, search, back } = openPage('/eau')
  await act(async () => step('periode', 'mois'))
  await act(async () => step('periode', 'mois'))
  await act(back)
  expect(search()).toBe('')
})

test('its setter stays the same', async () => {
  const { set, setters } = openPage('/')
  const [before] = setters
  await act(async () => set(0, 'a', '1'))
  expect(setters[0]).toBe(before)
})
