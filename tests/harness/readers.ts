import { z } from 'zod'
import { call } from './rest.ts'
import type { TestStack } from './test-stack.ts'
import { until } from './wait.ts'

const readiness = z.object({ reads: z.array(z.string()) })

/** Of two instances on one database: the one that has the turn of a site, and the other one. */
export const readerAndOther = (
  stacks: readonly TestStack[],
  site: string,
): Promise<readonly [reader: TestStack, other: TestStack]> =>
  until('one reads the site', async () => {
    const reads = await Promise.all(
      stacks.map(async ({ ports }) => {
        const { status, json } = await call({ port: ports.upstream, path: '/readyz' })
        return status === 200 && readiness.parse(json()).reads.includes(site)
      }),
    )
    const [reader] = stacks.filter((_, place) => reads[place])
    const [other] = stacks.filter((_, place) => !reads[place])
    return reader !== undefined && other !== undefined && ([reader, other] as const)
  })
