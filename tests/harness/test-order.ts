import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Parts of the paths of suites that take long, the longest first: they start the product, processes or databases. */
const LONG: readonly string[] = [
  'tests/faults/start',
  'simulator/src/farms',
  'tests/faults/',
  'tests/wire/',
  'apps/upstream/',
]

/**
 * Runs long test files first, so that the short ones fill the time that the workers have left. Within a project, files
 * of one environment run together: a worker serves one environment, and is thrown away, with all it has loaded, where
 * the next file asks for another.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const groups = Map.groupBy(sorted, ({ moduleId, project }) =>
      [rankOf(moduleId), project.name, namedEnvironment(moduleId)].join(' '),
    )
    // groups stay in the order of their first files, which is that of the projects
    return [...groups.values()].flat().toSorted((one, other) => rankOf(one.moduleId) - rankOf(other.moduleId))
  }
}

const rankOf = (file: string): number => {
  const rank = LONG.findIndex((part) => file.includes(part))
  return rank === -1 ? LONG.length : rank
}

const namedEnvironment = (file: string): string | undefined =>
  /^\/\/ @vitest-environment (\S+)/u.exec(readFileSync(file, 'utf8'))?.[1]
