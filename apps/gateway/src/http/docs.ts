import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { asyncApi } from './asyncapi.ts'

/** OpenAPI at /api/docs and /api/docs/json, AsyncAPI at /api/docs/asyncapi.json. To be registered before any route. */
export const registerDocs = async (app: FastifyInstance, version: string): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Vigie gateway', version, description: 'REST of one site: the one of the host name.' },
      security: [{ bearer: [] }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'identity token' } } },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs' })
  const document = asyncApi(version)
  app.get('/api/docs/asyncapi.json', { schema: { hide: true } }, () => document)
}
