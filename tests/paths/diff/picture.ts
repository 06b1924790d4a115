// The difference of a chart as a picture for reviews: what came is green and solid, what went red and dashed, what
// changed amber and bold; each is marked by a sign too, so that it can be told without colour.
import { rendered } from '../report/graphviz.ts'
import { type ChartDiff, type Fate, SIGNS, type TransitionDiff } from './chart-diff.ts'

/** An SVG that stands alone, on a white ground. */
export const pictureOf = async (title: string, diff: ChartDiff): Promise<string> =>
  `${HEAD}${(await rendered(dotOf(title, diff))).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ').replace(/( xmlns="[^"]+")\1/, '$1')}\n`

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

const INK: Readonly<Record<Fate, string>> = {
  kept: '#8a94a6',
  added: '#1b7a4b',
  removed: '#c4321c',
  changed: '#b26a00',
}
const FILL: Readonly<Record<Fate, string>> = {
  kept: '#f5f7fa',
  added: '#e3f4ea',
  removed: '#fde8e4',
  changed: '#fdf0d9',
}
const LINE: Readonly<Record<Fate, string>> = {
  kept: '',
  added: 'penwidth=2',
  removed: 'style=dashed',
  changed: 'penwidth=2.5',
}

export const dotOf = (title: string, { states, transitions }: ChartDiff): string => {
  const fates = new Map(states.map(({ path, fate }) => [path, fate]))
  const ends = transitions.flatMap(({ source, target }) => [source, ...targetsOf(target)])
  // A state that only passes by, or has others in it, is known by its transitions alone.
  const paths = [...new Set([...fates.keys(), ...ends.filter((path) => path !== ROOT && path !== STAYS)])]
  const leaves = paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)))
  return [
    'digraph {',
    `compound=true; rankdir=LR; nodesep=0.35; ranksep=0.6; bgcolor=white; fontname="Helvetica"; labelloc=t; labeljust=l; fontsize=13; label=${quote(`${title}\\n+ added   − removed   ~ changed\\n `)}`,
    'node [shape=box style="rounded,filled" fontname="Helvetica" fontsize=11 margin="0.14,0.08"]',
    'edge [fontname="Helvetica" fontsize=9 arrowsize=0.7]',
    ...boxesOf('', leaves, fates),
    ...transitions.flatMap((one) => arrowsOf(one, paths)),
    '}',
  ].join('\n')
}

const ROOT = '(root)'
const STAYS = '(stays)'
const targetsOf = (target: string): readonly string[] => target.split(' + ')

const boxesOf = (above: string, leaves: readonly string[], fates: ReadonlyMap<string, Fate>): readonly string[] => {
  const depth = above === '' ? 0 : above.split('.').length
  const keys = [...new Set(leaves.map((path) => path.split('.')[depth] ?? ''))]
  return keys.flatMap((key) => {
    const path = above === '' ? key : `${above}.${key}`
    const below = leaves.filter((leaf) => leaf.startsWith(`${path}.`))
    const fate = fates.get(path) ?? 'kept'
    if (below.length === 0) {
      return [
        `${quote(path)} [label=${quote(`${mark(fate)}${key}`)} color="${INK[fate]}" fillcolor="${FILL[fate]}" ${LINE[fate].replace('style=dashed', 'style="rounded,filled,dashed"')}]`,
      ]
    }
    return [
      `subgraph ${quote(`cluster_${path}`)} {`,
      `label=${quote(key)}; style=rounded; color="#8a94a6"; fontsize=12; penwidth=1`,
      `${quote(`at ${path}`)} [shape=point width=0.08 color="#8a94a6"]`,
      ...boxesOf(path, below, fates),
      '}',
    ]
  })
}

const arrowsOf = (
  { source, cause, target, fate, notes }: TransitionDiff,
  paths: readonly string[],
): readonly string[] => {
  const anchor = (path: string): string => (paths.some((other) => other.startsWith(`${path}.`)) ? `at ${path}` : path)
  const label = quote([`${mark(fate)}${cause}`, ...notes].join('\\n'))
  const ink = fate === 'kept' ? 'color="#8a94a6" fontcolor="#566274"' : `color="${INK[fate]}" fontcolor="${INK[fate]}"`
  return targetsOf(target).flatMap((to) => {
    // What the chart answers wherever it is, without leaving, has no place to be drawn at but in the list of differences.
    if (source === ROOT && to === STAYS) return []
    const from = source === ROOT ? to : source
    const end = to === STAYS ? source : to
    return [`${quote(anchor(from))} -> ${quote(anchor(end))} [label=${label} ${ink} ${LINE[fate]}]`]
  })
}

const mark = (fate: Fate): string => (fate === 'kept' ? '' : `${SIGNS[fate]} `)

const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`
