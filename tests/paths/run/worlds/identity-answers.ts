// How the identity service is asked, and what it answers: signs and outcomes of the jobs that call it.
import type {
  authMachine,
  CustomTokenFailure,
  CustomTokenInput,
  SecondFactorFailure,
  SecondFactorInput,
  SignInFailure,
  SignInInput,
} from '@vigie/machines/auth'
import { askBeside, grantLate, IDENTITY_CALLS, refuse } from '../identity-service.ts'
import type { Signs } from '../signs.types.ts'
import type { Gesture } from '../world.types.ts'
import { NOBODY_LISTENS } from './gestures.ts'

export const API_KEY = 'emulator'

/** The service's error code for each way in which a sign-in fails; null: the network fails. */
const PASSWORD_REFUSALS: Readonly<Record<Exclude<SignInFailure, 'second-factor-unknown'>, string | null>> = {
  credentials: 'INVALID_LOGIN_CREDENTIALS',
  disabled: 'USER_DISABLED',
  'too-many-attempts': 'TOO_MANY_ATTEMPTS_TRY_LATER',
  network: null,
  unknown: 'PASSWORD_LOGIN_DISABLED',
}
const CODE_REFUSALS: Readonly<Record<SecondFactorFailure, string | null>> = {
  'sign-in-expired': 'INVALID_MFA_PENDING_CREDENTIAL',
  disabled: 'USER_DISABLED',
  'code-wrong': 'INVALID_CODE',
  'too-many-attempts': 'TOO_MANY_ATTEMPTS_TRY_LATER',
  network: null,
  unknown: 'OPERATION_NOT_ALLOWED',
}
const TOKEN_REFUSALS: Readonly<Record<CustomTokenFailure, string | null>> = {
  'custom-token-invalid': 'INVALID_CUSTOM_TOKEN',
  disabled: 'USER_DISABLED',
  network: null,
  unknown: 'PASSWORD_LOGIN_DISABLED',
}

const codeOf = (event: object): unknown => {
  const outcome = 'output' in event ? event.output : null
  return outcome instanceof Object && 'code' in outcome ? outcome.code : null
}
const asksForCode = (event: object): boolean =>
  'output' in event && event.output instanceof Object && 'asks' in event.output

const answered = <Code extends string>(call: string, refusals: Readonly<Record<Code, string | null>>): Gesture => ({
  call,
  act: async ({ calls }, event) => {
    const route = await calls.take(call)
    const code = codeOf(event)
    if (code === 'second-factor-unknown') return askBeside(route, 'phone')
    if (asksForCode(event)) return askBeside(route, 'totp')
    const known = Object.entries<string | null>(refusals).find(([name]) => name === code)
    return known === undefined ? grantLate(route) : refuse(route, known[1])
  },
})
/** What the identity service is asked: by the key of the project, for a token, beside what a person gave. */
const identityCall = <Given>(path: string, bodyOf: (given: Given) => object) => ({
  on: `asks POST //identity${path}?`,
  says: (given: Given) => `key=${API_KEY} ${JSON.stringify(bodyOf(given))}`,
})

/** A custom token is exchanged for a sign-in. */
export const asksByCustomToken = identityCall(IDENTITY_CALLS.customToken, (token: string) => ({
  token,
  returnSecureToken: true,
}))

type Calls = Pick<
  Signs<typeof authMachine>['actors'],
  'signInWithPassword' | 'confirmSecondFactor' | 'signInWithCustomToken'
>

/** Signs of the jobs that ask the identity service. */
export const IDENTITY_SIGNS: Calls = {
  signInWithPassword: {
    starts: identityCall(IDENTITY_CALLS.password, ({ email, password }: SignInInput) => ({
      returnSecureToken: true,
      email,
      password,
      clientType: 'CLIENT_TYPE_WEB',
    })),
    stops: NOBODY_LISTENS,
  },
  confirmSecondFactor: {
    starts: identityCall(IDENTITY_CALLS.secondFactor, ({ code }: SecondFactorInput) => ({
      mfaPendingCredential: 'pending',
      mfaEnrollmentId: 'factor-1',
      totpVerificationInfo: { verificationCode: code },
    })),
    stops: NOBODY_LISTENS,
  },
  signInWithCustomToken: {
    starts: identityCall(IDENTITY_CALLS.customToken, ({ token }: CustomTokenInput) => ({
      token,
      returnSecureToken: true,
    })),
    stops: NOBODY_LISTENS,
  },
}

export const passwordAnswered = answered(IDENTITY_CALLS.password, PASSWORD_REFUSALS)
export const codeAnswered = answered(IDENTITY_CALLS.secondFactor, CODE_REFUSALS)
export const tokenAnswered = answered(IDENTITY_CALLS.customToken, TOKEN_REFUSALS)
