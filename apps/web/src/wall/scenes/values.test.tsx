// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { device } from '@vigie/contracts/entities'
import { Profiler } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLiveClock, createLiveStore, DataProvider } from '@/data'
import { setSiteTimeZone } from '@/text'
import { Values } from './values.tsx'

beforeEach(() => {
  setSiteTimeZone('UTC')
  vi.useFakeTimers({ now: Date.parse('2026-11-23T09:00:00Z') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const CADENCE_MS = 5_000
const METER = device.parse({
  id: 'compteur-1',
  site: 'chaib',
  kind: 'flow-meter',
  role: 'source',
  name: 'Forage 1',
  metrics: [{ id: 'flow_m3h', cadenceMs: CADENCE_MS }],
})
const LIVE = { trusted: true, since: null, reason: null, clockStep: null }
const LOST = { ...LIVE, trusted: false, since: Date.parse('2026-11-23T09:00:00Z') }

const show = (devices = [METER]) => {
  const at = (flush: () => void) => flush()
  const live = createLiveStore({ frame: at, calm: at })
  const heard = new Set<() => void>()
  let link: typeof LIVE | typeof LOST = LIVE
  const sources = {
    live,
    clock: createLiveClock(() => Date.now()),
    feed: {
      get: () => link,
      subscribe: (listener: () => void) => {
        heard.add(listener)
        return () => void heard.delete(listener)
      },
    },
    readSite: () => new Promise<never>(() => undefined),
    firstSnapshot: Promise.resolve(),
  }
  let renders = 0
  const onRender = () => {
    renders += 1
  }
  const { container } = render(
    <DataProvider value={sources}>
      <Profiler id="tiles" onRender={onRender}>
        <Values devices={devices} box={{ cols: 33, rows: 12, isStanding: false }} />
      </Profiler>
    </DataProvider>,
  )
  const read = (value: number) =>
    act(() => live.apply({ type: 'readings', series: [[0, METER.id, 'flow_m3h']], rows: [[0, Date.now(), value]] }))
  const cut = (poweredAt: string) =>
    act(() =>
      live.apply({
        type: 'status',
        statuses: [{ device: METER.id, powered: false, poweredAt, online: true, onlineAt: poweredAt }],
      }),
    )
  const tile = () => {
    const shown = container.querySelector<HTMLElement>('.wall-tile')
    const textOf = (part: string) => shown?.querySelector(part)?.textContent?.trim()
    return { truth: shown?.dataset['freshness'], value: textOf('[data-value]'), age: textOf('.wall-age') }
  }
  const lose = () =>
    act(() => {
      link = LOST
      for (const listener of heard) listener()
    })
  const texts = () =>
    [...container.querySelectorAll('.wall-tile > span')].map(
      (line) => [...line.childNodes].filter((node) => node instanceof Text).length,
    )
  return {
    read,
    cut,
    tile,
    texts,
    lose,
    pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
    renders: () => renders,
  }
}

test('[R12.5] digits and ages of a fresh tile follow its readings, and nothing is rendered for them', () => {
  const { read, tile, pass, renders } = show()
  expect(tile()).toMatchObject({ truth: 'unknown', age: 'inconnu' })
  read(12)
  expect(tile()).toEqual({ truth: 'fresh', value: '12,0', age: 'âge\u00a00\u00a0s' })
  const before = renders()
  for (const value of [13, 14.5]) {
    pass(1_000)
    expect(tile().age).toBe('âge\u00a01\u00a0s')
    read(value)
  }
  expect(tile()).toEqual({ truth: 'fresh', value: '14,5', age: 'âge\u00a00\u00a0s' })
  expect(renders()).toBe(before)
})

test('[R12.5] a second that passes puts no value into digits again, and one that comes unchanged neither', () => {
  const { read, tile, pass } = show()
  read(12)
  const format = vi.spyOn(Intl.NumberFormat.prototype as { readonly format: unknown }, 'format', 'get')
  pass(1_000)
  read(12)
  expect(tile()).toEqual({ truth: 'fresh', value: '12,0', age: 'âge\u00a00\u00a0s' })
  expect(format).not.toHaveBeenCalled()
  read(13)
  expect(tile().value).toBe('13,0')
  expect(format).toHaveBeenCalledOnce()
  format.mockRestore()
})

test('[R12.2] a tile whose digits are written past React turns old by itself, is dated once the link is lost, and fresh again', () => {
  const { read, tile, pass, lose } = show()
  read(12)
  pass(3 * CADENCE_MS)
  expect(tile()).toEqual({ truth: 'old', value: '12,0', age: 'ancien, 15\u00a0s' })
  read(13)
  expect(tile()).toEqual({ truth: 'fresh', value: '13,0', age: 'âge\u00a00\u00a0s' })
  lose()
  expect(tile()).toEqual({ truth: 'frozen', value: '13,0', age: 'à 09:00:15' })
})

test('[R12.5] each line of a tile is one text beside its mark or its digits, since each text is painted by itself', () => {
  const { read, texts } = show()
  read(12)
  expect(texts()).toEqual([1, 1, 1])
})

test('[R12.2] what a pump gives long after its power is told to be cut is of now; of a meter it may run on a battery', () => {
  const truthAfterCut = (devices: readonly (typeof METER)[]) => {
    const { read, cut, tile, pass } = show([...devices])
    cut(new Date().toISOString())
    pass(60_000)
    read(42)
    const { truth } = tile()
    cleanup()
    return truth
  }
  expect(truthAfterCut([METER])).toBe('off')
  expect(truthAfterCut([{ ...METER, kind: 'pump' }])).toBe('fresh')
})
