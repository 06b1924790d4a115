import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Outside } from '../accounts.ts'
import { readOutside } from './text.ts'

export const outsideFile = (chart: string): string =>
  fileURLToPath(new URL(`../../golden/${chart}.outside`, import.meta.url))

/** The outside expected after a step (from 1). */
export type FrozenOutside = (step: number) => Outside

/** The frozen outside of a path (from 1); throws when there is none. */
export const frozenOutside = (chart: string, path: number): FrozenOutside => {
  const file = outsideFile(chart)
  const steps = existsSync(file) ? readOutside(readFileSync(file, 'utf8'))[path - 1] : undefined
  if (steps === undefined)
    throw new Error(`${chart}, path ${path}: no frozen outside: run \`npm run paths -- run ${chart} --update\``)
  return (step) => ({
    stands: steps.findLast((one) => one.step <= step)?.outside.stands ?? {},
    happened: steps.find((one) => one.step === step)?.outside.happened ?? [],
  })
}
