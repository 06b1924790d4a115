// Random walks on the real product: a slice by a fixed seed, and every walk that once failed.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { test } from './grounds.ts'
import { storyOf, WALKS_DIR } from './seeds.ts'
import { drawWalk, readWalk, type Walk } from './steps.ts'
import { doWalk, type Outcome } from './walker.ts'

/** Draws what breaks and what does not; what it comes to is said by `npm run paths -- roam --seed`. */
const SLICE = [
  { seed: '2026', steps: 12, hasFaults: false },
  { seed: '2027', steps: 12, hasFaults: true },
]

test.describe.configure({ timeout: 180_000 })

const kept = existsSync(WALKS_DIR) ? readdirSync(WALKS_DIR).filter((file) => file.endsWith('.walk')) : []

for (const { seed, steps, hasFaults } of SLICE) {
  test(`every promise holds on the walk of seed ${seed}${hasFaults ? ', with faults' : ''}`, async ({ ground }) => {
    expectKept(await doWalk(ground, drawWalk(seed, steps, hasFaults)))
  })
}

for (const file of kept) {
  test(`a walk that once failed: ${file}`, async ({ ground }) => {
    const walk: Walk = readWalk(readFileSync(join(WALKS_DIR, file), 'utf8'))
    expectKept(await doWalk(ground, walk))
  })
}

const expectKept = (outcome: Outcome): void => {
  expect(storyOf(outcome)).toEqual([])
  expect(outcome.events, 'charts were recorded').toBeGreaterThan(0)
}
