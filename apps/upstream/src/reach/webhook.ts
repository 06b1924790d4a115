import { createHmac } from 'node:crypto'
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'
import type { WebhookSecrets } from '../store/reach-kept.ts'
import { SECOND_MS } from '../time.ts'
import { type AddressJudgement, BARRED, isBarredBy, judgeAddress } from './judge-address.ts'
import { SEND_WITHIN_MS } from './outbox.ts'
import type { WebhookBody } from './templates.ts'
import { accepted, later, refused, type Try } from './try.ts'

/** Posts webhooks, one try each. */
export type Poster = {
  /** @param id of the message, the same on each try */
  readonly post: (id: string, body: WebhookBody, secret: WebhookSecrets['secret'], nowMs: number) => Promise<Try>
  /** Whether a webhook of this address would be posted, as far as names lead today. */
  readonly judge: (url: string) => Promise<AddressJudgement>
  readonly close: () => void
}

/** The longest answer read, bytes. */
const ANSWER_BYTES = 2_048
/** Statuses that ask for patience; other refusals are for good. */
const LATER: ReadonlySet<number> = new Set([408, 425, 429])

/**
 * Every address that a name leads to must be a public one, or one of those that are allowed: it is looked at where the
 * connection is made, so that a name that leads elsewhere the second time leads nowhere. Redirects are not followed.
 * @param allowed addresses and networks (CIDR) that may be reached though they are not public
 */
export const createPoster = (allowed: readonly string[]): Poster => {
  // ::/96, IPv4 written as IPv6, was given up, and nothing says so of it
  const options = { allowIPAddressList: [...allowed], denyIPAddressList: ['::/96'], keepAlive: false }
  const agents = { http: new RequestFilteringHttpAgent(options), https: new RequestFilteringHttpsAgent(options) }
  return {
    post: async (id, { url, json }, secret, nowMs) => {
      const isSecure = url.startsWith('https:')
      const body = JSON.stringify(json)
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'Vigie',
        ...messageHeaders(id, body, secret, nowMs),
      }
      const signal = AbortSignal.timeout(SEND_WITHIN_MS)
      const agent = isSecure ? agents.https : agents.http
      return ask(isSecure ? requestHttps : requestHttp, url, { method: 'POST', headers, agent, signal }, body)
    },
    judge: (url) => judgeAddress((to) => agents.http.createConnection(to), url),
    close: () => {
      agents.http.destroy()
      agents.https.destroy()
    },
  }
}

/**
 * Headers after Standard Webhooks: the message's id, when this try was made (s since 1970), and, where there is a secret
 * (whsec_ and base64), `v1,` and the HMAC-SHA256 of `id.timestamp.body`. The id is the idempotency key as well.
 */
export const messageHeaders = (
  id: string,
  body: string,
  secret: string | null,
  nowMs: number,
): Readonly<Record<string, string>> => {
  const timestamp = String(Math.floor(nowMs / SECOND_MS))
  const key = secret === null ? null : Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return {
    'idempotency-key': id,
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    ...(key === null
      ? {}
      : {
          'webhook-signature': `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
        }),
  }
}

/** What an operator reads of a connection that did not come about; nothing of the network behind it. */
const UNREACHED: ReadonlyMap<unknown, string> = new Map([
  ['ENOTFOUND', 'ce nom n’existe pas'],
  ['EAI_AGAIN', 'ce nom n’a pas pu être cherché'],
  ['ECONNREFUSED', 'la connexion est refusée'],
])

const ask = (request: typeof requestHttp, url: string, options: RequestOptions, body: string): Promise<Try> =>
  new Promise((resolve) => {
    let isSent = false
    const asked = request(url, options, (response) => {
      readAnswer(response).then(resolve, (error) => resolve(later(String(error), true)))
    })
    asked.on('finish', () => {
      isSent = true
    })
    asked.on('error', (error) => {
      const isBarred = isBarredBy(error)
      if (isBarred) resolve(refused(`L’${BARRED}.`))
      else if (error.name === 'AbortError' || error.name === 'TimeoutError')
        resolve(later('pas de réponse à temps', isSent))
      else resolve(later(UNREACHED.get('code' in error ? error.code : null) ?? 'la connexion a échoué', isSent))
    })
    asked.end(body)
  })

const readAnswer = async (response: IncomingMessage): Promise<Try> => {
  const status = response.statusCode ?? 0
  const chunks: Buffer[] = []
  let bytes = 0
  // the status is the answer: what is said beside it may break off
  try {
    for await (const chunk of response) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes > ANSWER_BYTES) break
    }
  } catch {
    chunks.push(Buffer.from('…'))
  }
  const said = `${status} ${Buffer.concat(chunks).toString('utf8').slice(0, ANSWER_BYTES)}`
  if (status >= 200 && status < 300) return accepted(said)
  return status >= 500 || LATER.has(status) ? later(said) : refused(said)
}
