import { parseSync, Visitor } from 'oxc-parser'

/** Where a source runs, as line:column-line:column, columns from 0. */
export type Span = string

/**
 * The parts of a source that Stryker is to break: everything but the types given to `setup` and the drawing given to
 * `createMachine`, and inside the drawing only its functions. The drawing itself is broken by the operators of this
 * tool.
 */
export const spansThatRun = (text: string): readonly Span[] => {
  const { program } = parseSync('source.ts', text)
  const types: Range[] = []
  const drawings: Range[] = []
  new Visitor({
    Property: (property) => {
      if (property.key.type === 'Identifier' && property.key.name === 'types') types.push(property)
    },
    CallExpression: ({ callee, arguments: [drawing] }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (callee.property.name === 'createMachine' && drawing !== undefined) drawings.push(drawing)
    },
  }).visit(program)
  const functions: Range[] = []
  const inDrawing = (range: Range) => {
    const isInside = drawings.some((one) => contains(one, range)) && !functions.some((one) => contains(one, range))
    if (isInside) functions.push({ start: range.start, end: range.end })
  }
  new Visitor({ ArrowFunctionExpression: inDrawing, FunctionExpression: inDrawing }).visit(program)
  return [...outside([...types, ...drawings], text.length), ...functions].map((range) => spanOf(text, range))
}

type Range = { readonly start: number; readonly end: number }

const contains = (outer: Range, inner: Range): boolean => outer.start <= inner.start && inner.end <= outer.end

const outside = (holes: readonly Range[], end: number): readonly Range[] => {
  const starts = [0, ...holes.map((hole) => hole.end)]
  return starts.map((start, index) => ({ start, end: holes[index]?.start ?? end }))
}

const spanOf = (text: string, { start, end }: Range): Span => `${positionOf(text, start)}-${positionOf(text, end)}`

const positionOf = (text: string, offset: number): string => {
  const lines = text.slice(0, offset).split('\n')
  return `${lines.length}:${lines.at(-1)?.length ?? 0}`
}
