import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const LIMITS = { atOnce: 2, perPerson: 1, waitingPerPerson: 3, waiting: 5 }

/** Jobs that end when they are told to, and the order in which they began. */
const createJobs = () => {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    job: (name: string) => () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    },
    end: (name: string) => ends.get(name)?.(),
  }
}
const turn = () => new Promise(setImmediate)

test('people take turns, however many one of them asks for', async () => {
  const queue = createFairQueue({ ...LIMITS, atOnce: 1 })
  const { begun, job, end } = createJobs()
  for (const name of ['a1', 'a2', 'a3']) void queue.run('amina', job(name))
  void queue.run('said', job('s1'))
  for (const name of ['a1', 's1', 'a2', 'a3']) {
    await turn()
    end(name)
  }
  await turn()
  expect(begun).toEqual(['a1', 's1', 'a2', 'a3'])
})

test('one person has no more jobs at a time than one person may', async () => {
  const queue = createFairQueue(LIMITS)
  const { begun, job } = createJobs()
  for (const name of ['a1', 'a2']) void queue.run('amina', job(name))
  void queue.run('said', job('s1'))
  await turn()
  expect(begun).toEqual(['a1', 's1'])
})

test('who has too many waiting is refused, and others are not', () => {
  const queue = createFairQueue(LIMITS)
  const { job } = createJobs()
  const answers = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => queue.run('amina', job(name)) !== null)
  expect(answers).toEqual([true, true, true, true, false])
  expect(queue.run('said', job('s1'))).not.toBeNull()
})

test('a job that fails gives its turn on', async () => {
  const queue = createFairQueue({ ...LIMITS, atOnce: 1 })
  const failing = queue.run('amina', () => {
    throw new Error('no')
  })
  const next = queue.run('amina', async () => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
  expect(queue.running()).toBe(0)
})

test('whoever asks for what, no limit is passed and every job taken is done (property)', async () => {
  const asks = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(3)), { maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(asks, async (all) => {
      const queue = createFairQueue(LIMITS)
      const now = new Map<string, number>()
      const taken = all.flatMap(([person, turns]) => {
        const answer = queue.run(person, async () => {
          now.set(person, (now.get(person) ?? 0) + 1)
          expect(now.get(person)).toBeLessThanOrEqual(LIMITS.perPerson)
          expect(queue.running()).toBeLessThanOrEqual(LIMITS.atOnce)
          for (let passed = 0; passed < turns; passed += 1) await turn()
          now.set(person, (now.get(person) ?? 0) - 1)
        })
        expect(queue.waiting()).toBeLessThanOrEqual(LIMITS.waiting)
        return answer ?? []
      })
      await Promise.all(taken)
      expect([queue.running(), queue.waiting()]).toEqual([0, 0])
    }),
    { numRuns: 50 },
  )
})
