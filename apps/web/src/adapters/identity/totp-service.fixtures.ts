// The part of the identity service that knows authenticators, spoken over HTTP: its emulator has none. What is checked
// is checked for real: the code by RFC 6238, the session by the token that was handed out.
import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const STEP_MS = 30_000
const SECRET = Buffer.from('12345678901234567890')
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The six digits that an authenticator shows at an instant (RFC 6238, SHA-1, 30 s). */
export const codeAt = (ms: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(ms / STEP_MS)))
  const digest = createHmac('sha1', SECRET).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** The secret of the account as an authenticator is fed with it. */
export const SECRET_KEY = (() => {
  const bits = [...SECRET].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('')
})()

export type TotpService = {
  readonly url: string
  /** whether the one account has an authenticator */
  readonly isEnrolled: () => boolean
  /** how often the service was asked for something at a path that ends so */
  readonly asked: (ending: string) => number
  readonly close: () => Promise<void>
}

/** One account, `amina@vigie.test`, with a password; `isEnrolled`: it has an authenticator from the start. */
export const startTotpService = async (options: { isEnrolled: boolean; password: string }): Promise<TotpService> => {
  let { isEnrolled, password } = options
  const tokens = () => ({ idToken: tokenOf(), refreshToken: 'refresh', expiresIn: '3600', localId: 'amina' })
  const factors = () =>
    isEnrolled ? [{ mfaEnrollmentId: 'f-1', totpInfo: {}, enrolledAt: '2026-11-23T08:00:00Z' }] : []
  const isRight = (code: unknown) => code === codeAt(Date.now()) || code === codeAt(Date.now() - STEP_MS)
  type Body = {
    readonly password?: string
    readonly mfaPendingCredential?: string
    readonly totpVerificationInfo?: { readonly verificationCode?: string; readonly sessionInfo?: string }
  }
  const answers: Readonly<Record<string, (body: Body) => object | string>> = {
    '/v1/accounts:signInWithPassword': (body) => {
      if (body.password !== password) return 'INVALID_LOGIN_CREDENTIALS'
      return isEnrolled ? { localId: 'amina', mfaPendingCredential: 'pending', mfaInfo: factors() } : tokens()
    },
    '/v1/accounts:lookup': () => ({
      users: [{ localId: 'amina', email: 'amina@vigie.test', emailVerified: true, mfaInfo: factors() }],
    }),
    '/v1/accounts:update': (body) => {
      password = body.password ?? password
      return tokens()
    },
    '/v1/accounts:sendOobCode': () => ({ email: 'amina@vigie.test' }),
    '/v2/accounts/mfaSignIn:finalize': ({ mfaPendingCredential, totpVerificationInfo }) => {
      if (mfaPendingCredential !== 'pending') return 'INVALID_MFA_PENDING_CREDENTIAL'
      return isRight(totpVerificationInfo?.verificationCode) ? tokens() : 'INVALID_CODE'
    },
    '/v2/accounts/mfaEnrollment:start': () => ({
      totpSessionInfo: {
        sharedSecretKey: SECRET_KEY,
        verificationCodeLength: 6,
        hashingAlgorithm: 'SHA1',
        periodSec: STEP_MS / 1_000,
        sessionInfo: 'session',
        finalizeEnrollmentTime: '2026-11-23T09:00:00Z',
      },
    }),
    '/v2/accounts/mfaEnrollment:finalize': ({ totpVerificationInfo }) => {
      if (totpVerificationInfo?.sessionInfo !== 'session') return 'INVALID_SESSION_INFO'
      if (!isRight(totpVerificationInfo.verificationCode)) return 'INVALID_CODE'
      isEnrolled = true
      return tokens()
    },
    '/v2/accounts/mfaEnrollment:withdraw': () => {
      isEnrolled = false
      return tokens()
    },
  }
  const paths: string[] = []
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://here').pathname.replace('/identitytoolkit.googleapis.com', '')
    paths.push(path)
    const said = answers[path]?.(await bodyOf(request)) ?? 'OPERATION_NOT_ALLOWED'
    const isRefused = typeof said === 'string'
    response.writeHead(isRefused ? 400 : 200, { 'content-type': 'application/json', connection: 'close' })
    response.end(JSON.stringify(isRefused ? { error: { code: 400, message: said } } : said))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    isEnrolled: () => isEnrolled,
    asked: (ending) => paths.filter((path) => path.endsWith(ending)).length,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const bodyOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString() || '{}')
}

const tokenOf = (): string => {
  const now = Math.floor(Date.now() / 1_000)
  const payload = { sub: 'amina', user_id: 'amina', email: 'amina@vigie.test', iat: now, exp: now + 3_600 }
  return [{ alg: 'none' }, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
    .concat('.')
}
