import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Parts of the paths of suites that take long, the longest first: they start the product, processes or databases. */
const LONG: readonly string[] = [
  'tests/faults/start',
  'simulator/src/farms',
  'tests/faults/',
  'tests/wire/',
  'apps/upstream/',
]

/** Runs long test files first, so that the short ones fill the time that the workers have left. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONG.findIndex((part) => moduleId.includes(part))
  return rank === -1 ? LONG.length : rank
}
