import { instance, type Viz } from '@viz-js/viz'

const engine = { started: null as Promise<Viz> | null }

/** Graphviz text laid out as a self-contained SVG, by Graphviz in WebAssembly. */
export const rendered = async (dot: string): Promise<string> => {
  engine.started ??= instance()
  return (await engine.started).renderString(dot, { format: 'svg_inline' })
}
