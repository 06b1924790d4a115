import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import { Agent } from 'node:https'
import { connect } from 'node:net'
import type { IdentityOptions } from '../identity/firebase-app.ts'
import { portOfServer } from './port.ts'

const KEY_ID = 'key-1'
const PROJECT_ID = 'vigie-test'

/** The real identity service's part in verifying tokens, on this machine: its signing keys, its accounts. */
export type GoogleDouble = {
  /** make firebase-admin reach this double instead of Google */
  readonly options: IdentityOptions
  /** what the service says of the one account */
  readonly account: { disabled: boolean; validSince: string }
  isAway: boolean
  /** A token signed with the service's key, as it issues them, but for what is given. */
  readonly token: (payload?: Readonly<Record<string, unknown>>, header?: Readonly<Record<string, unknown>>) => string
  /** The same token under another algorithm or key. */
  readonly forged: (kind: 'none' | 'HS256 with the public key' | 'another key') => string
  readonly close: () => Promise<void>
}

export const createGoogleDouble = async (): Promise<GoogleDouble> => {
  const { privateKey, publicKey } = rsa()
  const account = { localId: 'amina', disabled: false, validSince: '0' }
  const server = createServer((request, response) => {
    const isKeys = request.url?.includes('/x509/securetoken') === true
    if (it.isAway) return void response.socket?.destroy()
    response.setHeader('content-type', 'application/json')
    response.setHeader('cache-control', 'public, max-age=0')
    response.end(JSON.stringify(isKeys ? { [KEY_ID]: publicKey } : { users: [account] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = portOfServer(server)
  const signed = (payload: object, header: object, sign: (input: string) => string): string => {
    const input = `${encode({ typ: 'JWT', kid: KEY_ID, ...header })}.${encode({ ...issued(), ...payload })}`
    return `${input}.${sign(input)}`
  }
  const withKey = (key: string) => (input: string) => createSign('RSA-SHA256').update(input).sign(key, 'base64url')
  const it: GoogleDouble = {
    options: {
      projectId: PROJECT_ID,
      emulatorHost: null,
      app: {
        httpAgent: new LocalAgent(port),
        credential: { getAccessToken: async () => ({ access_token: 'a', expires_in: 3_600 }) },
      },
    },
    account,
    isAway: false,
    token: (payload = {}, header = {}) => signed(payload, { alg: 'RS256', ...header }, withKey(privateKey)),
    forged: (kind) => {
      if (kind === 'none') return signed({}, { alg: 'none' }, () => '')
      if (kind === 'another key') return signed({}, { alg: 'RS256' }, withKey(rsa().privateKey))
      const sign = (input: string) => createHmac('sha256', publicKey).update(input).digest('base64url')
      return signed({}, { alg: 'HS256' }, sign)
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return it
}

/** Leads every connection, whatever its host, to a port of this machine, without TLS. */
class LocalAgent extends Agent {
  readonly #port: number
  constructor(port: number) {
    super()
    this.#port = port
  }
  override createConnection() {
    return connect(this.#port, '127.0.0.1')
  }
}

const rsa = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

/** The claims of a token issued a minute ago, for an hour. */
const issued = () => {
  const now = Math.floor(Date.now() / 1_000) - 60
  return {
    iss: `https://securetoken.google.com/${PROJECT_ID}`,
    aud: PROJECT_ID,
    sub: 'amina',
    user_id: 'amina',
    auth_time: now,
    iat: now,
    exp: now + 3_600,
    role: 'operator',
    platforms: ['Chaib'],
  }
}
