import { expect, test } from 'vitest'
import { createTestStore, DATABASES } from '../testing/databases.ts'
import { DAY_MS, type Stretch } from '../time.ts'
import { createDayMemory } from './remembered-days.ts'

const YEAR = 365

test.each(DATABASES)(
  'the days of a year are read a few at a time, and other work goes on between: $name',
  async (kind) => {
    const { store, close } = await createTestStore(kind)
    const recall = createDayMemory<Stretch>(store.db)
    const windows = Array.from({ length: YEAR }, (_, day) => ({ from: day * DAY_MS, to: (day + 1) * DAY_MS }))
    let turns = 0
    let isOver = false
    const count = (): void => {
      turns += 1
      if (!isOver) setImmediate(count)
    }
    count()
    const read: number[] = []
    const days = await recall({
      site: { slug: 'chaib', timeZone: 'Etc/UTC' },
      of: '',
      windows,
      nowMs: 2 * YEAR * DAY_MS,
      read: async (missing) => {
        read.push(missing.length)
        await store.db.selectFrom('sites').select('slug').execute()
        return missing
      },
    })
    isOver = true
    await close()
    expect(days).toEqual(windows)
    expect(Math.max(...read)).toBeLessThanOrEqual(14)
    expect(turns).toBeGreaterThanOrEqual(read.length)
  },
)
