import { tokenClaims } from '@vigie/contracts/entities'
import { problem } from '@vigie/contracts/errors'
import { publicConfig } from '@vigie/contracts/rest'
import { afterEach, describe, expect, test } from 'vitest'
import { createGatewayFixture, type GatewayFixture } from '../testing/gateway-fixture.ts'

const REAL_SERVICE = { NODE_ENV: 'production', PUBLIC_FIREBASE_API_KEY: 'k' }
let it: GatewayFixture
afterEach(() => it.close())

const open = async (env: Record<string, string>) => {
  it = await createGatewayFixture({ ...REAL_SERVICE, ...env })
  for (const [uid, role] of [
    ['root', 'admin'],
    ['karim', 'operator'],
  ] as const)
    it.identity.people.set(uid, {
      claims: tokenClaims.parse({ role, platforms: ['chaib'] }),
      disabled: false,
      validAfter: 0,
    })
}
const ask = async (path: string, token: string) => {
  const headers = { host: 'chaib.localhost:8080', authorization: `Bearer ${token}` }
  const answer = await it.gateway.app.inject({ url: path, headers })
  return answer.statusCode === 403 ? problem.parse(answer.json()).code : answer.statusCode
}

describe('where administration asks for a second factor', () => {
  test.each(['/api/users', '/api/walls', '/api/alarm-settings/history'])(
    '%s is refused after a password alone, and open after a second factor',
    async (path) => {
      await open({ ADMIN_SECOND_FACTOR: 'required' })
      expect(await ask(path, 'root')).toBe('second-factor.required')
      expect(await ask(path, 'root#factor')).not.toBe('second-factor.required')
      expect(await ask(path, 'karim#factor')).toBe('role.forbidden')
    },
  )

  test('what an administrator does as an operator stays open', async () => {
    await open({ ADMIN_SECOND_FACTOR: 'required' })
    expect(await ask('/api/notifications', 'root')).toBe(200)
    expect(await ask('/api/reach', 'root')).not.toBe('second-factor.required')
  })

  test('the page is told, and is told the idle limit', async () => {
    await open({ ADMIN_SECOND_FACTOR: 'required', ADMIN_IDLE_MINUTES: '0' })
    const answer = await it.gateway.app.inject({ url: '/config.json', headers: { host: 'chaib.localhost:8080' } })
    expect(publicConfig.parse(answer.json()).admin).toEqual({ idleMinutes: null, asksSecondFactor: true })
  })
})

test('where it does not, a password is enough', async () => {
  await open({})
  expect(await ask('/api/users', 'root')).toBe(200)
})
