import { OPERATIONS } from './operations.ts'

// the OpenAPI document as it is derived from the routes' schemas → the same, saying what schemas of routes cannot

/** Any object of the document; the members named are those looked at here. */
type Node = { [name: string]: unknown } & Partial<Record<Member, unknown>>
type Member =
  | 'operationId'
  | 'responses'
  | 'content'
  | 'description'
  | 'enum'
  | 'properties'
  | 'additionalProperties'
  | 'propertyNames'
  | 'requestBody'
  | 'schema'
  | 'anyOf'
  | 'type'
  | 'required'

/**
 * Mends the document in place: what failures are sent as, which calls answer with files, which bodies may be left out, and
 * the names of records.
 */
export const mendDocument = <D extends object>(document: D): D => {
  visit(document, (node) => {
    spellOutRecord(node)
    if (isNode(node.requestBody)) mendBody(node.requestBody)
    if (typeof node.operationId === 'string' && isNode(node.responses)) mendResponses(node.operationId, node.responses)
  })
  return document
}

/** An absent body is read as null, so its schema allows null; a body that says `null` is refused. */
const mendBody = (body: Node): void => {
  const media = isNode(body.content) ? body.content['application/json'] : undefined
  if (!isNode(media) || !isNode(media.schema) || !Array.isArray(media.schema.anyOf)) return
  const given = media.schema.anyOf.filter((one) => !isNode(one) || one.type !== 'null')
  if (given.length === media.schema.anyOf.length) return
  body.required = false
  media.schema = given.length === 1 ? given[0] : { ...media.schema, anyOf: given }
}

const mendResponses = (operationId: string, responses: Node): void => {
  for (const [status, description] of FAILURES) {
    const failure = responses[status]
    if (!isNode(failure) || !isNode(failure.content) || !('application/json' in failure.content)) continue
    failure.description = description
    failure.content = { 'application/problem+json': failure.content['application/json'] }
  }
  const files = Object.values(OPERATIONS).find(({ id }) => id === operationId)?.files
  if (files === undefined) return
  const content = Object.fromEntries(files.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
  responses['200'] = { description: 'the file', content }
}

const FAILURES = [
  ['4XX', 'refused: a problem document of RFC 9457'],
  ['5XX', 'failed: a problem document of RFC 9457'],
] as const

/** A record of given keys as the object of these properties, which is how generators understand it. */
const spellOutRecord = (node: Node): void => {
  const { propertyNames, additionalProperties, required } = node
  if (!isNode(propertyNames) || !Array.isArray(propertyNames.enum) || !Array.isArray(required)) return
  node.properties = Object.fromEntries(propertyNames.enum.map((name) => [String(name), additionalProperties]))
  node.additionalProperties = false
  delete node.propertyNames
}

const visit = (value: unknown, see: (node: Node) => void): void => {
  if (Array.isArray(value)) for (const item of value) visit(item, see)
  if (!isNode(value)) return
  see(value)
  for (const child of Object.values(value)) visit(child, see)
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
