import { fileOf, type Import } from './sources.ts'

/** Each file with the files it imports, in order; types count as much as values. */
export type Graph = ReadonlyMap<string, readonly string[]>

export const graphOf = (files: readonly string[], imports: readonly Import[]): Graph => {
  const graph = new Map<string, string[]>(files.map((file) => [file, []]))
  for (const one of imports) {
    const file = fileOf(one)
    if (file !== null) graph.get(one.from)?.push(file)
  }
  return graph
}

/** For each file that reaches itself, the shortest way it does, `a → b → a`; files of a circle already told are left out. */
export const circlesOf = (graph: Graph): string[] => {
  const circles: string[] = []
  const told = new Set<string>()
  for (const file of [...graph.keys()].sort()) {
    if (told.has(file)) continue
    const circle = shortestBack(graph, file)
    if (circle === null) continue
    for (const member of circle) told.add(member)
    circles.push(circle.join(' → '))
  }
  return circles
}

/** The shortest way from a file back to itself, breadth first; null: there is none. */
const shortestBack = (graph: Graph, start: string): string[] | null => {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const file of queue) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) return [...wayTo(file, cameFrom, start), start]
      if (cameFrom.has(next)) continue
      cameFrom.set(next, file)
      queue.push(next)
    }
  }
  return null
}

const wayTo = (file: string, cameFrom: ReadonlyMap<string, string>, start: string): string[] => {
  const way = [file]
  for (let at = file; at !== start; ) {
    at = cameFrom.get(at) ?? start
    way.unshift(at)
  }
  return way
}
