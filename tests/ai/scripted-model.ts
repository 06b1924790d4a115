// A server that speaks OpenAI's chat completions and says what a test wrote down, in its order.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the model does at one turn: reads the records, or says something, in pieces. */
export type Turn = { readonly reads: unknown } | { readonly says: readonly string[] } | { readonly fails: number }

export type ScriptedModel = {
  readonly url: string
  /** what it was asked, in order */
  readonly asked: readonly unknown[]
  readonly script: (turns: readonly Turn[]) => void
  readonly close: () => Promise<void>
}

export const createScriptedModel = async (): Promise<ScriptedModel> => {
  const asked: unknown[] = []
  let turns: Turn[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    asked.push(JSON.parse(Buffer.concat(chunks).toString()))
    const turn = turns.shift() ?? { says: ['Rien.'] }
    if ('fails' in turn) {
      response.writeHead(turn.fails, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}')
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const send = (delta: unknown, finish: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
      )
    if ('reads' in turn) {
      send({
        role: 'assistant',
        tool_calls: [
          {
            index: 0,
            id: `call-${asked.length}`,
            type: 'function',
            function: { name: 'mesures', arguments: JSON.stringify({ appel: turn.reads }) },
          },
        ],
      })
      send({}, 'tool_calls')
    } else {
      for (const content of turn.says) send({ content })
      send({}, 'stop')
    }
    response.end('data: [DONE]\n\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    script: (next) => {
      turns = [...next]
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
