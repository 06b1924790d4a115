// Calls to the gateway or the upstream over loopback; the Host header says which site is meant.
import { request } from 'node:http'

export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
  readonly json: () => unknown
}
export type Call = {
  readonly port: number
  readonly path: string
  readonly method?: string
  /** slug; the Host header is `<site>.localhost:<port>` */
  readonly site?: string
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
  /** sent as JSON; text and bytes are sent as they are */
  readonly body?: unknown
  /** when nothing comes for so long there is no answer, ms; absent: it waits */
  readonly timeoutMs?: number
}

/** Makes one call; any HTTP status is an answer. Errors: rejects when there is no answer. */
export const call = ({ port, path, method, site, token, headers = {}, body, timeoutMs }: Call): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const text =
      body === undefined ? null : typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body)
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: method ?? (text === null ? 'GET' : 'POST'),
        headers: {
          ...(site === undefined ? {} : { host: `${site}.localhost:${port}` }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(text === null ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const received = Buffer.concat(chunks).toString()
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: received,
            json: () => JSON.parse(received),
          })
        })
      },
    )
    outgoing.on('error', reject)
    if (timeoutMs !== undefined)
      outgoing.setTimeout(timeoutMs, () => outgoing.destroy(new Error(`no answer within ${timeoutMs} ms`)))
    if (text !== null) outgoing.write(text)
    outgoing.end()
  })
