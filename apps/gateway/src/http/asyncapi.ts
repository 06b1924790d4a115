import {
  CLOSE_CODES,
  LIVE_PATH,
  LIVE_SUBPROTOCOL,
  LIVE_TIMING,
  liveCommand,
  liveEvent,
  returnNotice,
} from '@vigie/contracts/live'
import { SITE_PARAMETER } from '@vigie/contracts/rest'
import { z } from 'zod'

/** The AsyncAPI 3.1 document of the live WebSocket, generated from the contracts. */
export const asyncApi = (version: string) => {
  const events = messagesOf(liveEvent.options)
  const commands = messagesOf(liveCommand.options)
  return {
    asyncapi: '3.1.0',
    info: {
      title: 'Vigie live',
      version,
      description: [
        `WebSocket with subprotocol ${LIVE_SUBPROTOCOL}; text frames of JSON.`,
        'The handshake needs an Origin: that of the site itself, or one that ALLOWED_ORIGINS names. Browsers send it; any other client sets the header, else the answer is 403.',
        `The site is that of the host, or another of the caller's that the address names: ${LIVE_PATH}?${SITE_PARAMETER}=massa.`,
        `The client speaks first, within ${LIVE_TIMING.authenticateWithinMs} ms.`,
        'Close codes:',
        ...Object.values(CLOSE_CODES).map(({ code, meaning }) => `- ${code}: ${meaning}`),
        `The reason of a close with ${CLOSE_CODES.restarting.code} is JSON of the schema returnNotice: over how long clients spread their return. Whoever is told none retries with full jitter over a growing backoff.`,
      ].join('\n'),
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    defaultContentType: 'application/json',
    servers: {
      site: {
        host: '{site}.localhost:8080',
        protocol: 'ws',
        description: 'a site of the demonstration; elsewhere the host of the site, with wss',
        variables: { site: { default: 'chaib' } },
        security: [{ $ref: '#/components/securitySchemes/token' }],
      },
    },
    channels: {
      live: {
        address: LIVE_PATH,
        messages: { ...refs(events), ...refs(commands) },
        bindings: { ws: { method: 'GET', headers: HANDSHAKE_HEADERS } },
      },
    },
    operations: {
      hear: operation('send', events, 'what the gateway may say'),
      say: operation('receive', commands, 'what a client may say; the first must be authenticate'),
    },
    components: {
      messages: { ...events, ...commands },
      schemas: { returnNotice: schemaOf(returnNotice) },
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'identity token, sent in the message authenticate rather than in a header',
        },
      },
    },
  }
}

/** What the handshake must carry beside what every WebSocket handshake does. */
const HANDSHAKE_HEADERS = {
  type: 'object',
  required: ['Origin', 'Sec-WebSocket-Protocol'],
  properties: {
    Origin: { type: 'string', format: 'uri', description: 'the site itself, or an origin that the gateway allows' },
    'Sec-WebSocket-Protocol': { type: 'string', const: LIVE_SUBPROTOCOL },
  },
}

/** The dialect of AsyncAPI 3 is draft 7 of JSON Schema. */
const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { target: 'draft-7', unrepresentable: 'any' })

type TypedObject = z.ZodObject<{ type: z.ZodLiteral<string> }>
type Messages = Record<string, { name: string; payload: unknown }>

const messagesOf = (options: readonly TypedObject[]): Messages =>
  Object.fromEntries(
    options.map((option) => {
      const name = option.shape.type.value
      return [name, { name, payload: schemaOf(option) }]
    }),
  )

const refs = (messages: Messages) =>
  Object.fromEntries(Object.keys(messages).map((name) => [name, { $ref: `#/components/messages/${name}` }]))

const operation = (action: 'send' | 'receive', messages: Messages, summary: string) => ({
  action,
  summary,
  security: [{ $ref: '#/components/securitySchemes/token' }],
  channel: { $ref: '#/channels/live' },
  messages: Object.keys(messages).map((name) => ({ $ref: `#/channels/live/messages/${name}` })),
})
