import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../harness/report.ts'
import { type Named, namedEdits } from './doors.ts'

/** Not broken: tests and what serves them. */
const LEFT_ALONE = /\.(test|fixtures|types)\.tsx?$/

/** The files whose wiring is broken, from the root of the repository. */
export const wiredFiles = (): readonly string[] =>
  globSync('apps/web/src/{actors,adapters,shell}/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((file) => !LEFT_ALONE.test(file))
    .sort()

/** Every fault of the wiring, in the order of the files. */
export const wiringMutants = (): readonly (Named & { readonly file: string })[] =>
  wiredFiles().flatMap((file) =>
    namedEdits(file, readFileSync(join(ROOT, file), 'utf8')).map((edit) => ({ ...edit, file })),
  )
