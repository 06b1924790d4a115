// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { common } from '@/text/common'
import { pages } from '@/text/pages'
import { onLateFailure, retryLateCode } from './late-code.ts'
import { latePart, latePartsAhead } from './late-part.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/map-1.js')
type Load = () => Promise<() => ReactNode>
const SiteMap = () => <p>Carte</p>
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
const show = async (load: Load) => {
  const Part = latePart(load)
  render(
    <>
      <h1>Accueil</h1>
      <Part placeholder={<p>Chargement</p>} />
    </>,
  )
  await settle()
}

test('a part that cannot come says so in its place, and the rest of the screen stays', async () => {
  const heard = vi.fn()
  const forget = onLateFailure(heard)
  await show(async () => Promise.reject(gone))
  expect(screen.getByRole('alert').textContent).toContain(pages.partFailure)
  expect(screen.getByRole('heading').textContent).toBe('Accueil')
  expect(heard).toHaveBeenCalledExactlyOnceWith(gone)
  forget()
})

test.each([
  ['when the network is back', () => retryLateCode()],
  ['when asked to', () => fireEvent.click(screen.getByRole('button', { name: common.retry }))],
  ['after a while', () => vi.advanceTimersByTime(15_000)],
])('a part that could not come is asked for again %s', async (_, happen) => {
  const load = vi.fn<Load>().mockRejectedValueOnce(gone).mockResolvedValue(SiteMap)
  await show(load)
  act(happen)
  await settle()
  expect(screen.getByText('Carte')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a part that nobody looks at any more is not asked for again', async () => {
  const load = vi.fn<Load>().mockRejectedValue(gone)
  await show(load)
  cleanup()
  retryLateCode()
  await settle(60_000)
  expect(load).toHaveBeenCalledOnce()
})

test('a part that could not come is asked for again by whoever comes next, who is not told of that failure', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(gone).mockResolvedValue(SiteMap)
  const Part = latePart(load)
  const first = render(<Part placeholder={null} />)
  await settle()
  expect(screen.getByRole('alert')).toBeTruthy()
  first.unmount()
  render(<Part placeholder={<p>Chargement</p>} />)
  expect(screen.getByText('Chargement')).toBeTruthy()
  await settle()
  expect(screen.getByText('Carte')).toBeTruthy()
})

test('a part that throws says so in its place, and is drawn anew when asked to', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = true
  await show(async () => () => {
    if (isBroken) throw new Error('x is undefined')
    return <p>Carte</p>
  })
  expect(screen.getByRole('heading').textContent).toBe('Accueil')
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: common.retry }))
  expect(screen.getByText('Carte')).toBeTruthy()
})

test('fetched ahead, with the parts that its code names, a part is there at once', async () => {
  // files of tests share what they load: the parts of others are not fetched here
  const others = new Set(latePartsAhead())
  const inner = vi.fn<Load>().mockResolvedValue(() => <p>Légende</p>)
  const Outer = latePart(async () => {
    const Inner = latePart(inner)
    return () => <Inner placeholder={null} />
  })
  for (const fetchAhead of latePartsAhead()) if (!others.has(fetchAhead)) await fetchAhead()
  render(<Outer placeholder={<p>Chargement</p>} />)
  expect(screen.getByText('Légende')).toBeTruthy()
  expect(inner).toHaveBeenCalledOnce()
})
