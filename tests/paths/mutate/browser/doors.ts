import type { Wiring } from './wirings.ts'

/** Names under which code with doors finds the two functions of `in-page.ts` that it calls. */
const DOORS = { isBroken: '__isBroken', handed: '__handed' } as const

/** The line that a file with doors begins with. */
export const doorsFrom = (inPage: string): string =>
  `import { isBroken as ${DOORS.isBroken}, handed as ${DOORS.handed} } from ${JSON.stringify(inPage)}`

/** An attribute of JSX: its name, and its text in quotes or its expression in braces. */
const ATTRIBUTE = /^([\w-]+)=(?:("[^"]*")|\{([\s\S]*)\})$/

/**
 * Puts a door where a text stands that one or several wirings break: an expression, or a whole attribute of JSX. Which
 * of the texts runs is asked in the page.
 */
export const withDoor = (code: string, from: string, wirings: readonly (readonly [string, Wiring])[]): string => {
  const [, name] = ATTRIBUTE.exec(from) ?? []
  const asked = wirings.map(
    ([wiring, { to }]) => `${DOORS.isBroken}(${JSON.stringify(wiring)}) ? ${expressionOf(to)} : `,
  )
  // a line of code without semicolons must not begin with a parenthesis
  const door = `${DOORS.handed}(${asked.join('')}${expressionOf(from)})`
  return code.replace(from, () => (name === undefined ? door : `${name}={${door}}`))
}

const expressionOf = (text: string): string => {
  const [, , quoted, expression] = ATTRIBUTE.exec(text) ?? []
  return quoted ?? expression ?? text
}
