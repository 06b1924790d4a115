import type { CommandInput } from '../../command.ts'
import { bodiesResult, keep } from '../../report/results.ts'
import type { Body } from './bodies.ts'

/** Breaks all bodies, keeps what was found and says it. Answers the exit code: 1 when one survived unexplained. */
export const judgeBodies = async (say: CommandInput['say']): Promise<number> => {
  // Stryker is large and needed here only.
  const { breakBodies } = await import('./bodies.ts')
  const bodies = await breakBodies()
  keep(bodiesResult, { at: new Date().toISOString(), bodies })
  const survivors = bodies.filter(({ status }) => status === 'survived')
  say(`${bodies.length} breaks of bodies, killed ${bodies.length - survivors.length}, survived ${survivors.length}`)
  for (const body of survivors) say(`  ${sayBody(body)}`)
  return survivors.every(({ because }) => because !== null) ? 0 : 1
}

const sayBody = ({ file, line, from, to, because }: Body): string =>
  `${because === null ? 'SURVIVED ' : 'explained'}  ${file}:${line}  ${oneLine(from)} → ${oneLine(to)}${because === null ? '' : ` (${because})`}`

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')
