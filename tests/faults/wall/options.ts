import { parseArgs } from 'node:util'

/** What `npm run wall` was asked to do. */
export type Options = { readonly minutes: number; readonly seed: string }

const USAGE = 'npm run wall -- kills [--minutes 60] [--seed S]'

/** Reads the command line. @returns the line that says what is wrong with it */
export const readOptions = (args: readonly string[]): Options | string => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { minutes: { type: 'string', default: '60' }, seed: { type: 'string' } },
    })
    const minutes = Number(values.minutes)
    if (positionals.join() !== 'kills' || !(minutes > 0)) return USAGE
    return { minutes, seed: values.seed ?? String(Date.now() % 1_000_000) }
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n${USAGE}`
  }
}
