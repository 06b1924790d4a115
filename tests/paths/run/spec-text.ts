import type { Trace, TraceStep } from '../freeze/trace.ts'

/** The Playwright spec of a chart, which reads like its frozen paths. */
export const specText = (chart: string, traces: readonly Trace[]): string =>
  `${[
    `// ${chart}: written by \`npm run paths -- gen\` from golden/${chart}.trace. The trace says what to expect.`,
    "import { pathTest } from '../run/path-test.ts'",
    ...traces.map((trace, index) => pathText(chart, index + 1, trace)),
  ].join('\n\n')}\n`

const pathText = (chart: string, number: number, trace: Trace): string =>
  [
    `pathTest('${chart}', ${number}, async ({ ${verbsOf(trace).join(', ')} }) => {`,
    ...trace.map(
      (step, index) => `  await ${verbOf(step)}(${JSON.stringify(step.label)})${noteOf(step, trace[index - 1])}`,
    ),
    '})',
  ].join('\n')

const verbsOf = (trace: Trace): readonly string[] => [...new Set(trace.map(verbOf))]

const verbOf = ({ label, transitions }: TraceStep): string => {
  if (label.startsWith('start ')) return 'start'
  return transitions.length > 0 ? 'does' : 'ignores'
}

const noteOf = (step: TraceStep, before: TraceStep | undefined): string =>
  step.state === before?.state ? '' : ` // → ${step.state}`
