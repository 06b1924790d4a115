import { expect, test } from 'vitest'
import { describeStep, drawWalk, printWalk, readStep, readWalk, type Step } from './steps.ts'
import { TAB_ACTS } from './tab-acts.ts'
import { WORLD_ACTS } from './world-acts.ts'

const many = (hasFaults: boolean) =>
  Array.from({ length: 60 }, (_, seed) => drawWalk(String(seed), 40, hasFaults)).flat()

test('a walk is drawn from its seed: the same one again, another from another seed', () => {
  const drawn = drawWalk('1', 30, true)
  expect(drawWalk('1', 30, true)).toEqual(drawn)
  expect(drawWalk('2', 30, true)).not.toEqual(drawn)
  expect(drawn).toHaveLength(30)
})

test('everything that can be done is drawn; the world breaks nothing unless it is asked to', () => {
  const faults = Object.keys(WORLD_ACTS).filter((does) => WORLD_ACTS[does]?.isFault)
  const done = (hasFaults: boolean) => new Set(many(hasFaults).map(({ does }) => does))
  expect(done(true)).toEqual(new Set([...Object.keys(TAB_ACTS), ...Object.keys(WORLD_ACTS)]))
  expect([...done(false)].filter((does) => faults.includes(does))).toEqual([])
})

test('a walk is read back from its file as it was written, comments aside', () => {
  const walk = many(true)
  expect(readWalk(printWalk(walk, ['broken: something']))).toEqual(walk)
})

test('a step reads as it would be told', () => {
  const step: Step = { who: 'world', does: 'freezes the gateway', afterS: 1, forS: 4.2 }
  expect(describeStep(step)).toBe('+1.0 s world freezes the gateway for 4.2 s')
})

test.each([
  ['+1.0 s tab 3 presses the bell', 'of no tab'],
  ['+1.0 s tab 1 flies', 'that nobody can do'],
  ['+1.0 s tab 1 presses the bell for 3.0 s', 'that lasts although it does not'],
  ['+1.0 s world freezes the gateway', 'that does not say how long'],
  ['presses the bell', 'of nobody'],
])('%s is refused, a step %s', (line) => {
  expect(() => readStep(line)).toThrow(line)
})
