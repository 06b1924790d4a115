import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWorkbooks, type Workbook, type Workbooks } from './workbooks.ts'

const IDLE_MS = 30_000
let workbooks: Workbooks
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  workbooks = createWorkbooks()
})
afterEach(() => {
  workbooks.close()
  vi.useRealTimers()
})

const fill = (workbook: Workbook): Promise<Uint8Array> => {
  workbook.section({ title: 'Relevés', columns: ['Heure', 'Volume'], rows: [['1', 2]] })
  return workbook.finish()
}
const make = () => workbooks.make('amina', 'Africa/Casablanca', fill)
const isZip = (file: Uint8Array | null): boolean => file?.[0] === 0x50 && file[1] === 0x4b

test('a thread past its idle limit is given to nobody while it ends: the export that comes just then is made', async () => {
  expect(isZip(await make())).toBe(true)
  vi.advanceTimersByTime(IDLE_MS)
  expect(isZip(await make())).toBe(true)
})

test('an export whose thread ends beneath it fails, instead of waiting and holding its place in the queue', async () => {
  const ending = workbooks.make('amina', 'Africa/Casablanca', (workbook) => {
    workbooks.close()
    return fill(workbook)
  })
  await expect(ending).rejects.toThrow('the thread of the workbook has ended')
  expect(isZip(await make())).toBe(true)
})
