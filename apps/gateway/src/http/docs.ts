import swagger, { type SwaggerTransform, type SwaggerTransformObject } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { SITE_PARAMETER } from '@vigie/contracts/rest'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { asyncApi } from './asyncapi.ts'
import { mendDocument } from './openapi.ts'
import { TAGS } from './operation.ts'
import { OPERATIONS } from './operations.ts'

/** OpenAPI at /api/docs and /api/docs/json, AsyncAPI at /api/docs/asyncapi.json. To be registered before any route. */
export const registerDocs = async (app: FastifyInstance, version: string): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Vigie gateway',
        version,
        description: `REST of one site: the one of the host name, or another of the caller's that the query names: \`${SITE_PARAMETER}=massa\`.`,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'the host that gave this document; its name says the site' }],
      tags: [...TAGS],
      security: [{ bearer: [] }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'identity token' } } },
    },
    transform,
    transformObject,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs' })
  const document = asyncApi(version)
  app.get('/api/docs/asyncapi.json', { schema: { hide: true } }, () => document)
}

/** A route's schema, with the name of its call. */
const transform: SwaggerTransform = (input) => {
  const { schema, url } = jsonSchemaTransform(input)
  const operation = OPERATIONS[`${input.route.method} ${input.url}`]
  if (operation === undefined) return { schema, url }
  const { id, summary, tag } = operation
  return { schema: { ...schema, operationId: id, summary, tags: [tag] }, url }
}

const transformObject: SwaggerTransformObject = (input) =>
  'openapiObject' in input ? mendDocument(input.openapiObject) : input.swaggerObject
