import { expect, test } from 'vitest'
import { shrink } from './shrink.ts'

const ten = Array.from({ length: 10 }, (_, index) => index + 1)
const failsWith =
  (...needed: readonly number[]) =>
  async (part: readonly number[]) =>
    needed.every((one) => part.includes(one))

test.each([[[7]], [[1, 10]], [[3, 4, 8]]])('a failing list shrinks to the items that it takes: %j', async (needed) => {
  expect(await shrink(ten, failsWith(...needed), 1_000)).toEqual(needed)
})

test('what fails without any item shrinks to none; what never fails again keeps all', async () => {
  expect(await shrink(ten, async () => true, 1_000)).toEqual([])
  expect(await shrink(ten, async () => false, 1_000)).toEqual(ten)
})

test('shrinking ends after the runs that it is given, with the shortest so far', async () => {
  let runs = 0
  const fails = async (part: readonly number[]) => {
    runs += 1
    return part.includes(7)
  }
  const shortest = await shrink(ten, fails, 3)
  expect(runs).toBe(3)
  expect(shortest).toContain(7)
  expect(shortest.length).toBeLessThan(10)
})
