// Frozen screens: Playwright's ARIA snapshots (roles and names) of parts of the page after each step of a path.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright/test'
import { readGolden } from '../freeze/golden.ts'
import type { Observation } from '../model/observation.ts'
import type { AnyWorld } from './worlds/index.ts'

/** What a path showed: the label of each step with the screen after it. */
export type Shown = readonly { readonly label: string; readonly screen: string }[]

const NOT_THERE = '(not there)'

/** The parts of the page that a world names in `screen`, as text. */
export const screenOf = async (
  page: Page,
  { screen, masks = [] }: Pick<AnyWorld, 'screen' | 'masks'>,
): Promise<string> => {
  const parts = await Promise.all(
    Object.entries(screen).map(async ([name, locate]) => {
      const part = locate(page)
      const text = await textOf(part)
      return `${name}:\n${indented(masks.reduce((masked, [pattern, mask]) => masked.replaceAll(pattern, mask), text))}`
    }),
  )
  return parts.join('\n')
}

const textOf = async (part: Locator): Promise<string> => {
  if (!(await part.isVisible())) return NOT_THERE
  return part.ariaSnapshot({ timeout: PATIENCE_MS }).catch(async (error: unknown) => {
    // gone between the two
    if (await part.isVisible()) throw error
    return NOT_THERE
  })
}
const PATIENCE_MS = 5_000

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')

/** Each screen once, then per path the steps where it changes: `12 menu.pressed → screen 3`. */
export const printScreens = (chart: string, paths: readonly Shown[]): string => {
  const screens = [...new Set(paths.flatMap((path) => path.map(({ screen }) => screen)))]
  const number = (screen: string): number => screens.indexOf(screen) + 1
  const head = `# ${chart}: ${screens.length} screens. Written by \`npm run paths -- run --update\`; review it as a diff.`
  return `${[
    head,
    ...screens.map((screen) => `screen ${number(screen)}\n${indented(screen)}`),
    ...paths.map((path, index) => `path ${index + 1}\n${changesOf(path, number).join('\n')}`),
  ].join('\n\n')}\n`
}

const changesOf = (path: Shown, number: (screen: string) => number): readonly string[] =>
  path.flatMap(({ label, screen }, index) =>
    screen === path[index - 1]?.screen ? [] : [`  ${index + 1} ${label} → screen ${number(screen)}`],
  )

/**
 * Reads what `printScreens` wrote: per path, the steps at which the screen changes. Throws at a line it does not know.
 */
export const readScreens = (
  text: string,
): readonly (readonly { readonly step: number; readonly label: string; readonly screen: string }[])[] => {
  const [, ...blocks] = text.trimEnd().split('\n\n')
  const screens = blocks
    .filter((block) => block.startsWith('screen '))
    .map((block) =>
      block
        .split('\n')
        .slice(1)
        .map((line) => line.slice(2))
        .join('\n'),
    )
  return blocks
    .filter((block) => block.startsWith('path '))
    .map((block) =>
      block
        .split('\n')
        .slice(1)
        .map((line) => {
          const [, step, label = '', number] = /^ {2}(\d+) (.+) → screen (\d+)$/.exec(line) ?? []
          const screen = screens[Number(number) - 1]
          if (screen === undefined) throw new Error(`not of frozen screens: ${line}`)
          return { step: Number(step), label, screen }
        }),
    )
}

export const screensFile = (chart: string): string =>
  fileURLToPath(new URL(`../golden/${chart}.screens`, import.meta.url))

/** The screen expected after a step (from 1) that leaves the chart as observed; null: none is known. */
export type Frozen = (step: number, observed: Observation) => string | null

/** The frozen screens of a path (from 1); throws when there are none. */
export const frozenScreens = (chart: string, path: number): ((step: number) => string) => {
  const file = screensFile(chart)
  const changes = existsSync(file) ? readScreens(readFileSync(file, 'utf8'))[path - 1] : undefined
  if (changes === undefined)
    throw new Error(`${chart}, path ${path}: no frozen screens: run \`npm run paths -- run ${chart} --update\``)
  return (step) => changes.findLast((change) => change.step <= step)?.screen ?? ''
}

/**
 * Screens for paths that are not frozen: the one that all frozen paths show where they leave the chart in the same
 * state.
 */
export const screensAnywhere = (chart: string): Frozen => {
  const known = new Map<string, string | null>()
  for (const [path, trace] of readGolden(chart).entries()) {
    const frozen = frozenScreens(chart, path + 1)
    for (const [index, step] of trace.entries()) {
      const [key, screen] = [keyOf(step), frozen(index + 1)]
      known.set(key, (known.get(key) ?? screen) === screen && known.get(key) !== null ? screen : null)
    }
  }
  return (_, observed) => known.get(keyOf(observed)) ?? null
}

const keyOf = ({ state, context, children }: Observation): string => [state, context, ...children].join('\n')
