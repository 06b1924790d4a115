import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, longest first: suites that start the product, then processes, then databases. */
const LONG: readonly string[] = [
  'tests/faults/start',
  'simulator/src/farms',
  'tests/faults/',
  'tests/wire/',
  'apps/upstream/',
]

/** Order of the files of a run: the long ones begin, the short ones fill what they leave. */
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
