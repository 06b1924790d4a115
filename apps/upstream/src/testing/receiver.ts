import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as it arrived. */
export type Received = { readonly url: string; readonly headers: IncomingHttpHeaders; readonly body: string }

/** A real HTTP server that takes webhooks, in this process. */
export type Receiver = {
  readonly url: string
  readonly received: readonly Received[]
  /** What it answers to a request that was received whole. */
  answer: (
    request: Received,
  ) => Promise<{ readonly status: number; readonly headers?: Readonly<Record<string, string>> }>
  readonly close: () => Promise<void>
}

export const createReceiver = async (): Promise<Receiver> => {
  const received: Received[] = []
  const receiver: Pick<Receiver, 'answer'> = { answer: async () => ({ status: 204 }) }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const one = { url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString('utf8') }
    received.push(one)
    const { status, headers } = await receiver.answer(one)
    response.writeHead(status, headers).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  })
}
