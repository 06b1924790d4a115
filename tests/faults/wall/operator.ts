import { alarmsResponse, REST_PATHS } from '@vigie/contracts/rest'
import { callGateway } from '../../harness/gateway.ts'
import { newPerson, type Person, signIn } from '../../harness/people.ts'
import type { TestStack } from '../../harness/test-stack.ts'

const EVERY_MS = 2_000
const ANSWER_WITHIN_MS = 1_500
/** before a token of an hour ends, ms */
const SIGN_IN_AGAIN_MS = 1_800_000
/** What waits for somebody, and so holds a wall. */
const WAITING = ['unacknowledged', 'returned']

/** Somebody who acknowledges whatever waits, so that the wall goes back to its values. Returns the end of it. */
export const acknowledgeAll = async (stack: TestStack): Promise<() => void> => {
  let person: Person = await newPerson({ role: 'operator', platforms: [stack.site] })
  let signedInAt = Date.now()
  let isBusy = false
  const act = async () => {
    if (Date.now() - signedInAt > SIGN_IN_AGAIN_MS) {
      person = await signIn(person.email)
      signedInAt = Date.now()
    }
    const asked = { token: person.token, timeoutMs: ANSWER_WITHIN_MS }
    for (const state of WAITING) {
      const { status, json } = await callGateway(stack, `${REST_PATHS.alarms}?state=${state}`, asked)
      const ids = status === 200 ? alarmsResponse.parse(json()).alarms.map(({ id }) => id) : []
      if (ids.length > 0)
        await callGateway(stack, `${REST_PATHS.alarms}/acknowledge`, { ...asked, method: 'POST', body: { ids } })
    }
  }
  // while a service is away nothing is acknowledged
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    void act()
      .catch(() => undefined)
      .finally(() => {
        isBusy = false
      })
  }, EVERY_MS)
  return () => clearInterval(timer)
}
