import type { CommandInput } from '../../command.ts'
import { bodiesResult, keep } from '../../report/results.ts'
import type { Body } from './bodies.ts'
import { reasonOf } from './explained.ts'

/**
 * Breaks all bodies, keeps the result for the report and prints it. Returns the exit code: 1 when one survived
 * unexplained.
 */
export const judgeBodies = async (say: CommandInput['say']): Promise<number> => {
  // Imported only when needed: Stryker is large.
  const { breakBodies } = await import('./bodies.ts')
  const bodies = await breakBodies()
  keep(bodiesResult, { at: new Date().toISOString(), bodies })
  const survivors = bodies.filter(({ status }) => status === 'survived')
  say(`${bodies.length} breaks of bodies, killed ${bodies.length - survivors.length}, survived ${survivors.length}`)
  for (const body of survivors) say(`  ${sayBody(body)}`)
  return survivors.every((body) => reasonOf(body) !== null) ? 0 : 1
}

const sayBody = (body: Body): string => {
  const because = reasonOf(body)
  const what = `${body.file}:${body.line}  ${oneLine(body.from)} → ${oneLine(body.to)}`
  return because === null ? `SURVIVED   ${what}` : `explained  ${what} (${because})`
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')
