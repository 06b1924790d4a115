import { type Outcome, runTool } from './harness/command.ts'

/** Tests of one runner, with a report of their own. */
export type Suite = {
  readonly name: string
  /** it computes and waits for nothing: it runs beside the others, at a lower priority */
  readonly isBeside: boolean
  /** `only`: the files of tests to run one at a time; none: all */
  readonly run: (chromium: string, report: string, only: readonly string[]) => Promise<Outcome>
}

const vitest = (name: string, projects: readonly string[], isBeside: boolean): Suite => ({
  name,
  isBeside,
  run: (chromium, report, only) =>
    runTool(
      ['vitest', 'vitest.mjs'],
      [
        'run',
        ...projects.map((project) => `--project=${project}`),
        ...only,
        ...(only.length > 0 || isBeside ? ['--maxWorkers=1'] : []),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { env: { PLAYWRIGHT_CHROMIUM: chromium }, live: !isBeside, isBeside: isBeside && only.length === 0 },
    ),
})
const playwright = (name: string, config: string, ...more: readonly string[]): Suite => ({
  name,
  isBeside: false,
  run: (chromium, report, only) =>
    runTool(
      ['playwright', 'cli.js'],
      ['test', '--config', config, ...(only.length > 0 ? ['--last-failed', '--workers=1'] : []), ...more],
      { env: { PLAYWRIGHT_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report }, live: true },
    ),
})

/** What proves the product. */
export const SHORT: readonly Suite[] = [
  vitest('units', ['services', 'web', 'web-alone', 'architecture', 'paths'], true),
  vitest('processes', ['wire', 'faults'], false),
  playwright('playwright', 'tests/e2e/playwright.config.ts', '--project=shared', '--reporter=list,json'),
  playwright('paths', 'tests/paths/run/playwright.config.ts'),
]

/** What starts a product of its own for each of a few tests, what proves the tests, and walks at random. */
export const LONG: readonly Suite[] = [
  vitest('long', ['long'], true),
  vitest('long-processes', ['long-faults'], false),
  playwright(
    'products',
    'tests/e2e/playwright.config.ts',
    '--project=own',
    // what failed is remembered in the folder of the results, which is another than that of the other browser tests
    '--output=test-results/e2e-products',
    '--reporter=list,json',
  ),
  playwright('roam', 'tests/paths/roam/playwright.config.ts', '--reporter=list,json'),
  // wrong charts and wrong wirings on the real product: each is caught
  playwright(
    'proof',
    'tests/paths/mutate/browser/playwright.config.ts',
    '--project=proof',
    '--project=planted',
    '--reporter=list,json',
  ),
]
