import { afterAll, beforeAll, describe } from 'vitest'
import { hasProduction, ownProduction, type Production } from './production.ts'
import { createTestStack, type TestStack, type TestStackOptions } from './test-stack.ts'

/**
 * Runs a suite twice: on the embedded backing (PGlite, aedes), and on that of production (PostgreSQL, MQTT broker,
 * Redis) where TEST_DATABASE_URL and TEST_MQTT_URL are set.
 */
export const onEveryBacking = (
  title: string,
  suite: (stack: () => TestStack) => void,
  options: TestStackOptions = {},
): void => {
  const run = (production: () => Promise<Production | null>) => () => {
    let stack: TestStack
    beforeAll(async () => {
      stack = await createTestStack(options, await production())
    })
    afterAll(() => stack?.close())
    suite(() => stack)
  }
  describe(
    `embedded: ${title}`,
    run(async () => null),
  )
  describe.skipIf(!hasProduction)(`production: ${title}`, run(ownProduction))
}
