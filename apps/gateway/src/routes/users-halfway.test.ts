import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { failed, type Outcome } from '../outcome.ts'
import { type Asked, addPerson, askOf, codeOf, seedPeople } from '../testing/administration.ts'
import { createGatewayFixture, type GatewayFixture } from '../testing/gateway-fixture.ts'

// the identity service fails at each step of an act, for that one call or from then on: either nothing of the act
// stands, or the answer says what does

let it: GatewayFixture
beforeEach(async () => {
  it = await createGatewayFixture()
  seedPeople(it)
  addPerson(it, 'queen', 'superadmin', ['chaib'])
})
afterEach(() => it.close())

const ask = (...asked: Asked) => askOf(it, ...asked)
const create: Asked = [
  'POST',
  '/users',
  'root',
  { email: 'karim@vigie.test', displayName: 'Karim', role: 'operator', platforms: ['chaib'] },
]
const demote: Asked = ['PATCH', '/users/queen', 'root', { role: 'viewer', displayName: 'Q', disabled: true }]
const remove: Asked = ['DELETE', '/users/queen', 'root']

const CALLS = ['list', 'get', 'create', 'update', 'setClaims', 'remove', 'revoke', 'sendReset'] as const
type Call = (...parts: unknown[]) => Promise<Outcome<unknown>>

/** Lets the identity service fail at its nth call from now on, alone or with all after it. Returns the mending. */
const breakAt = (step: number, isForGood: boolean): (() => void) => {
  const real = { ...it.accounts }
  let count = 0
  for (const name of CALLS) {
    const call = real[name] as Call
    const broken: Call = (...parts) => {
      count += 1
      const fails = isForGood ? count >= step : count === step
      return fails ? Promise.resolve(failed('auth.unavailable')) : call(...parts)
    }
    Object.assign(it.accounts, { [name]: broken })
  }
  return () => void Object.assign(it.accounts, real)
}

const accountOf = async (uid: string) => {
  const found = await it.accounts.get(uid)
  if (!found.ok) return null
  const { displayName, disabled, claims } = found.value
  return { displayName, disabled, role: claims.role }
}
const QUEEN = { displayName: 'queen', disabled: false, role: 'superadmin' }
const CHANGED = { displayName: 'Q', disabled: true, role: 'viewer' }

/** What stands, by what was answered. */
const STANDS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  create: {
    done: { displayName: 'Karim', disabled: false, role: 'operator' },
    'auth.unavailable': null,
    'user.left-without-rights': { displayName: 'Karim', disabled: false, role: null },
  },
  demote: {
    done: CHANGED,
    'auth.unavailable': QUEEN,
    'user.still-signed-in': CHANGED,
    'user.left-changed': expect.not.objectContaining(QUEEN),
  },
  remove: {
    done: null,
    'auth.unavailable': QUEEN,
    'user.left-disabled': { ...QUEEN, disabled: true },
  },
}

const STEPS = Array.from({ length: 10 }, (_, index) => index + 1)

describe.each([
  ['create', create, 'karim'],
  ['demote', demote, 'queen'],
  ['remove', remove, 'queen'],
] as const)('an identity service that fails in the middle of: %s', (act, asked, uid) => {
  test.each(STEPS.flatMap((step) => [[step, false] as const, [step, true] as const]))(
    'at call %i, for good: %s',
    async (step, isForGood) => {
      const mend = breakAt(step, isForGood)
      const answer = await ask(...asked)
      mend()
      const told = answer.status < 300 ? 'done' : codeOf(answer)
      expect(Object.keys(STANDS[act] ?? {})).toContain(told)
      expect([told, await accountOf(uid)]).toEqual([told, STANDS[act]?.[told]])
    },
  )
})

test('an account that was left without rights is taken up by the next try, not said to exist', async () => {
  const mend = breakAt(2, true)
  expect(codeOf(await ask(...create))).toBe('user.left-without-rights')
  mend()
  expect((await ask(...create)).status).toBe(201)
  expect(await accountOf('karim')).toMatchObject({ role: 'operator' })
})
