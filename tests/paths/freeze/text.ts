// Frozen traces as text for reviews: one line per event, and below it only what changed.
//   path 1
//     start 1
//       at loading
//       context {"user":null}
//       children identity
//       effect start identity
//     bell.pressed                 (no line below: nothing happened)
import { project } from '../model/charts.ts'
import type { Trace, TraceStep } from './trace.ts'

/** Writes traces; `read` gives them back. */
export const print = (chart: string, traces: readonly Trace[]): string => {
  const steps = traces.reduce((sum, trace) => sum + trace.length, 0)
  const head = `# ${chart}: ${traces.length} paths, ${steps} steps. Written by \`${project.isOwn ? 'npm run paths --' : 'npx paths'} freeze\`; review it as a diff.\n`
  return head + traces.map((trace, index) => `\npath ${index + 1}\n${printTrace(trace)}`).join('')
}

const NOTHING: TraceStep = { label: '', state: '', context: '', tags: [], children: [], transitions: [], effects: [] }

const printTrace = (trace: Trace): string =>
  trace.map((step, index) => [`  ${step.label}`, ...changes(trace[index - 1] ?? NOTHING, step)].join('\n')).join('\n') +
  '\n'

const changes = (before: TraceStep, after: TraceStep): readonly string[] =>
  [
    ...after.transitions.map((id) => `via ${id}`),
    ...(after.state === before.state ? [] : [`at ${after.state}`]),
    ...(after.context === before.context ? [] : [`context ${after.context}`]),
    ...(after.tags.join() === before.tags.join() ? [] : [`tags ${list(after.tags)}`]),
    ...(after.children.join() === before.children.join() ? [] : [`children ${list(after.children)}`]),
    ...after.effects.map((effect) => `effect ${effect}`),
  ].map((line) => `    ${line}`)

const NONE = '-'
const list = (items: readonly string[]): string => (items.length === 0 ? NONE : items.join(', '))
const unlist = (text: string): readonly string[] => (text === NONE ? [] : text.split(', '))

/** Reads what `print` wrote. Throws with the first line that `print` does not write. */
export const read = (text: string): readonly Trace[] => {
  const traces: TraceStep[][] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue
    if (line.startsWith('path ')) traces.push([])
    else if (!readLine(line, traces.at(-1))) throw new Error(`line ${index + 1} is not of a trace: ${line}`)
  }
  return traces
}

const readLine = (line: string, trace: TraceStep[] | undefined): boolean => {
  if (trace === undefined) return false
  const [, indent = '', body = ''] = /^( {2}| {4})(\S.*)$/.exec(line) ?? []
  if (indent.length === 2) {
    const before = trace.at(-1) ?? NOTHING
    trace.push({ ...before, label: body, transitions: [], effects: [] })
    return true
  }
  const step = trace.pop()
  const [, word = '', rest = ''] = /^(\S+) (.*)$/.exec(body) ?? []
  const read = step === undefined ? null : withLine(step, word, rest)
  if (read === null) return false
  trace.push(read)
  return true
}

const withLine = (step: TraceStep, word: string, rest: string): TraceStep | null => {
  switch (word) {
    case 'via':
      return { ...step, transitions: [...step.transitions, rest] }
    case 'at':
      return { ...step, state: rest }
    case 'context':
      return { ...step, context: rest }
    case 'tags':
      return { ...step, tags: unlist(rest) }
    case 'children':
      return { ...step, children: unlist(rest) }
    case 'effect':
      return { ...step, effects: [...step.effects, rest] }
    default:
      return null
  }
}
