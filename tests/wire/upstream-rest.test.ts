import {
  INVALID_TOKEN_MESSAGE,
  loginTokenBody,
  notificationsBody,
  projectsBody,
  UPSTREAM_PATHS,
  upstreamErrorBody,
} from '@vigie/contracts/upstream'
import { beforeAll, expect, test } from 'vitest'
import { onEveryBacking } from '../harness/backings.ts'
import { flowMeter } from '../harness/devices.ts'
import { exchangeCustomToken, newPerson, type Person } from '../harness/people.ts'
import { callUpstream } from '../harness/upstream.ts'
import { until } from '../harness/wait.ts'

onEveryBacking('the three REST calls of the specification', (stack) => {
  let person: Person
  beforeAll(async () => {
    person = await newPerson({ role: 'operator', platforms: [stack().site] })
  })
  const get = (path: (typeof UPSTREAM_PATHS)['projects' | 'notifications'], token = person.token) =>
    callUpstream(stack(), path, { token })

  test("[R7.1] [R6.1] getProjectsData lists the user's platforms, and those named chaib", async () => {
    const answer = await get(UPSTREAM_PATHS.projects)
    expect(answer.status).toBe(200)
    const { users } = projectsBody.parse(answer.json())
    expect(users.map((project) => project.name).sort()).toEqual([stack().chaibSite, stack().site].sort())
    expect(users.every(({ _id, link }) => _id !== '' && link.startsWith('http://'))).toBe(true)
  })

  test('[R7.1] [R6.2] generateLoginTokenFor gives a token that signs the same person in', async () => {
    const website = `http://${stack().site}.localhost:${stack().ports.gateway}`
    const answer = await callUpstream(stack(), UPSTREAM_PATHS.loginToken, { token: person.token, body: { website } })
    expect(answer.status).toBe(200)
    const { token } = loginTokenBody.parse(answer.json())
    const identity = await exchangeCustomToken(token)
    const payload: unknown = JSON.parse(Buffer.from(identity.split('.')[1] ?? '', 'base64url').toString())
    expect(payload).toMatchObject({ user_id: person.uid, platforms: [stack().site] })
  })

  test('[R7.1] [R6.2] no token is given for a website that is not listed', async () => {
    const answer = await callUpstream(stack(), UPSTREAM_PATHS.loginToken, {
      token: person.token,
      body: { website: 'https://evil.example' },
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  })

  test("[R7.1] notifications come in the specification's shape, newest first, of the user's platforms only", async () => {
    const [own, foreign] = [await stack().devices(), await stack().devices(stack().otherSite)]
    for (const devices of [own, foreign]) {
      await devices.birth('vanne-1', flowMeter('Vanne 1'))
      await devices.power('vanne-1', 'on', Date.now() - 5_000)
      await devices.power('vanne-1', 'off', Date.now() - 2_000)
    }
    await own.power('vanne-1', 'on')
    const notifications = await until('two notifications', async () => {
      const { notifications: list } = notificationsBody.parse((await get(UPSTREAM_PATHS.notifications)).json())
      return list.length >= 2 && list
    })
    expect(notifications.map((one) => one.deviceStatus === 'off')).toEqual([false, true])
    expect(notifications.every((one) => one.device_id.name === 'Vanne 1' && one._id !== '')).toBe(true)
    const times = notifications.map((one) => Date.parse(one.created_at))
    expect(times).toEqual([...times].sort((a, b) => b - a))
  })

  test.each([
    ['no token', undefined],
    ['a token that is none', 'nonsense'],
    ['an empty signature with another audience', unsignedFor('another-project')],
  ])("[R7.4] %s is answered 'Invalid token.'", async (_, token) => {
    for (const path of [UPSTREAM_PATHS.projects, UPSTREAM_PATHS.notifications]) {
      const answer = await callUpstream(stack(), path, token === undefined ? {} : { token })
      expect(answer.status).toBe(401)
      expect(upstreamErrorBody.parse(answer.json()).message).toBe(INVALID_TOKEN_MESSAGE)
    }
  })
})

function unsignedFor(aud: string): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')
  const now = Math.floor(Date.now() / 1_000)
  const claims = { aud, iss: `https://securetoken.google.com/${aud}`, sub: 'x', iat: now, exp: now + 3_600 }
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
}
