// Frozen outside as text for reviews: one line per step that changes something, and below it only what changed.
//   path 1
//     1 start 1
//       scrolling = free
//     4 menu.pressed
//       scrolling = locked         (how it stands from now on)
//       > goes by push to /ia      (what happened)
import { NOTHING, type Outside } from '../accounts.ts'

/** What was outside along a path: each step by its label. */
export type OutsideStep = { readonly label: string; readonly outside: Outside }

/** Writes what was outside along the paths of a chart; `readOutside` gives it back. */
export const printOutside = (chart: string, paths: readonly (readonly OutsideStep[])[]): string => {
  const head = `# ${chart}: what the page does outside itself. Written by \`npm run paths -- run --update\`; review it as a diff.`
  return `${[head, ...paths.map((path, index) => [`path ${index + 1}`, ...path.flatMap(printStep)].join('\n'))].join('\n\n')}\n`
}

const printStep = (
  { label, outside: { stands, happened } }: OutsideStep,
  index: number,
  path: readonly OutsideStep[],
): readonly string[] => {
  const before = path[index - 1]?.outside.stands ?? {}
  const names = [...new Set([...Object.keys(before), ...Object.keys(stands)])]
  const changes = names
    .filter((name) => stands[name] !== before[name])
    .map((name) => `    ${name} = ${stands[name] ?? NOTHING}`)
  const lines = [...changes, ...[...happened].sort().map((line) => `    > ${line}`)]
  return lines.length === 0 ? [] : [`  ${index + 1} ${label}`, ...lines]
}

/** The frozen outside of a path: per changed step (from 1), how it stands then and what happened in it. */
export type FrozenStep = OutsideStep & { readonly step: number }

/** Reads what `printOutside` wrote. Throws at a line it does not know. */
export const readOutside = (text: string): readonly (readonly FrozenStep[])[] =>
  text
    .trimEnd()
    .split('\n\n')
    .slice(1)
    .map((block) => {
      const steps: FrozenStep[] = []
      for (const line of block.split('\n').slice(1)) readLine(line, steps)
      return steps
    })

const readLine = (line: string, steps: FrozenStep[]): void => {
  const [, step, label] = /^ {2}(\d+) (.+)$/.exec(line) ?? []
  if (step !== undefined && label !== undefined) {
    const stands = steps.at(-1)?.outside.stands ?? {}
    return void steps.push({ step: Number(step), label, outside: { stands, happened: [] } })
  }
  const last = steps.pop()
  if (last === undefined) throw new Error(`not of a frozen outside: ${line}`)
  const { stands, happened } = last.outside
  const [, happening] = /^ {4}> (.+)$/.exec(line) ?? []
  if (happening !== undefined) {
    return void steps.push({ ...last, outside: { stands, happened: [...happened, happening] } })
  }
  const [, name, value] = /^ {4}(.+?) = (.*)$/.exec(line) ?? []
  if (name === undefined || value === undefined) throw new Error(`not of a frozen outside: ${line}`)
  const { [name]: _, ...others } = stands
  steps.push({ ...last, outside: { stands: value === NOTHING ? others : { ...stands, [name]: value }, happened } })
}
