import { anyParameters } from '@vigie/contracts/entities'
import type { FastifyPluginAsync } from 'fastify'
import { readDatabaseEpoch } from '../store/journal.ts'
import type { RestDeps } from './deps.ts'
import { refuse } from './guard.ts'

/** For whoever runs the service: no token, no secrets. */
export const healthRoutes =
  ({ db, hearsDevices, isRecording, reads, writer, metrics }: RestDeps): FastifyPluginAsync =>
  async (app) => {
    const options = { schema: { querystring: anyParameters } }
    app.get('/healthz', options, async () => ({ status: 'ok' }))
    app.get('/readyz', options, async (_request, reply) => {
      if (!isRecording()) return refuse(reply, 503, 'Nothing can be recorded.')
      if (!hearsDevices()) return refuse(reply, 503, 'MQTT broker not connected.')
      try {
        await readDatabaseEpoch(db)
      } catch {
        return refuse(reply, 503, 'Database not reachable.')
      }
      return { status: 'ready', reads: reads(), refusedBirths: writer.refusedBirths() }
    })
    app.get('/metrics', options, async (_request, reply) =>
      reply.type(metrics.contentType).send(await metrics.render()),
    )
  }
