import { expect, test } from 'vitest'
import { createRefresh } from './refresh.ts'

/** Runs that end when they are told to, each with what it read as it began. */
const createRuns = () => {
  const ends: PromiseWithResolvers<void>[] = []
  const begun: number[] = []
  let fact = 0
  let known = 0
  const refresh = createRefresh(async () => {
    const read = fact
    begun.push(read)
    const end = Promise.withResolvers<void>()
    ends.push(end)
    await end.promise
    known = read
  })
  const change = () => {
    fact += 1
    return refresh()
  }
  return { refresh, change, begun, ends, known: () => known }
}

test('of overlapping reloads an older answer never wins: the next begins when the one before is over', async () => {
  const { change, begun, ends, known } = createRuns()
  const first = change()
  const second = change()
  const third = change()
  expect(begun).toEqual([1])
  ends[0]?.resolve()
  await first
  await Promise.resolve()
  expect(begun).toEqual([1, 3])
  ends[1]?.resolve()
  await Promise.all([second, third])
  expect(known()).toBe(3)
})

test('a reload that fails costs the next nothing', async () => {
  const { change, ends, known } = createRuns()
  const [first, second] = [change(), change()]
  ends[0]?.reject(new Error('no database'))
  await expect(first).rejects.toThrow('no database')
  await Promise.resolve()
  ends[1]?.resolve()
  await second
  expect(known()).toBe(2)
})
