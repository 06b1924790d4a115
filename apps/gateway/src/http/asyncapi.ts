import {
  CLOSE_CODES,
  LIVE_PATH,
  LIVE_SUBPROTOCOL,
  LIVE_TIMING,
  liveCommand,
  liveEvent,
  returnNotice,
} from '@vigie/contracts/live'
import { z } from 'zod'

/** The AsyncAPI 3 document of the live WebSocket, generated from the contracts. */
export const asyncApi = (version: string) => {
  const events = messagesOf(liveEvent.options)
  const commands = messagesOf(liveCommand.options)
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Vigie live',
      version,
      description: [
        `WebSocket with subprotocol ${LIVE_SUBPROTOCOL}; text frames of JSON.`,
        `The client speaks first, within ${LIVE_TIMING.authenticateWithinMs} ms.`,
        'Close codes:',
        ...Object.values(CLOSE_CODES).map(({ code, meaning }) => `- ${code}: ${meaning}`),
        `The reason of a close with ${CLOSE_CODES.restarting.code} is JSON of the schema returnNotice: over how long clients spread their return. Whoever is told none retries with full jitter over a growing backoff.`,
      ].join('\n'),
    },
    defaultContentType: 'application/json',
    channels: { live: { address: LIVE_PATH, messages: { ...refs(events), ...refs(commands) } } },
    operations: {
      hear: operation('send', events, 'what the gateway may say'),
      say: operation('receive', commands, 'what a client may say; the first must be authenticate'),
    },
    components: { messages: { ...events, ...commands }, schemas: { returnNotice: z.toJSONSchema(returnNotice) } },
  }
}

type TypedObject = z.ZodObject<{ type: z.ZodLiteral<string> }>
type Messages = Record<string, { name: string; payload: unknown }>

const messagesOf = (options: readonly TypedObject[]): Messages =>
  Object.fromEntries(
    options.map((option) => {
      const name = option.shape.type.value
      return [name, { name, payload: z.toJSONSchema(option, { unrepresentable: 'any' }) }]
    }),
  )

const refs = (messages: Messages) =>
  Object.fromEntries(Object.keys(messages).map((name) => [name, { $ref: `#/components/messages/${name}` }]))

const operation = (action: 'send' | 'receive', messages: Messages, summary: string) => ({
  action,
  summary,
  channel: { $ref: '#/channels/live' },
  messages: Object.keys(messages).map((name) => ({ $ref: `#/channels/live/messages/${name}` })),
})
