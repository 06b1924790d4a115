import { acknowledged, alarmDetail } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { onEveryBacking } from '../harness/backings.ts'
import { callGateway } from '../harness/gateway.ts'
import { newPerson } from '../harness/people.ts'
import { until } from '../harness/wait.ts'
import { bear, openAlarms } from './pumps-and-alarms.ts'

onEveryBacking('kill -9 of the upstream around an acknowledgement', (stack) => {
  /** when the process is killed, ms after the request has left: before, during and after its commit */
  const AFTER_MS = [0, 1, 3, 6, 12, 40]

  test('[R11.2] it is done once or not at all, and a retry is the same act', { timeout: 600_000 }, async () => {
    const person = await newPerson({ role: 'operator', platforms: [stack().site] })
    const devices = await stack().devices()
    const pumps = AFTER_MS.map((ms) => `pompe-${ms}`)
    await bear(stack(), person, devices, pumps)
    await Promise.all(pumps.map((pump) => devices.power(pump, 'off')))
    const alarms = await until('every alarm', async () => {
      const found = await openAlarms(stack(), person)
      return found.length === pumps.length && found
    })
    for (const [place, { id }] of alarms.entries()) {
      const act = () =>
        callGateway(stack(), `/api/alarms/${id}/acknowledge`, {
          token: person.token,
          body: {},
          headers: { 'idempotency-key': `act-${id}` },
        })
      const first = act().catch(() => null)
      await new Promise((resolve) => setTimeout(resolve, AFTER_MS[place]))
      stack().signal('upstream', 'SIGKILL')
      const answered = await first
      await stack().restart('upstream')
      const detail = await until('the alarm can be read', async () => {
        const answer = await callGateway(stack(), `/api/alarms/${id}`, { token: person.token })
        return answer.status === 200 && alarmDetail.parse(answer.json())
      })
      if (answered?.status === 200) expect(detail.alarm.state).toBe('acknowledged')
      const retried = await until('the retry is answered', async () => {
        const answer = await act()
        return answer.status === 200 && acknowledged.parse(answer.json())
      })
      expect(retried).toMatchObject({ won: true, alarm: { state: 'acknowledged' } })
      const { json } = await callGateway(stack(), `/api/alarms/${id}`, { token: person.token })
      const events = alarmDetail.parse(json()).transitions.map(({ event }) => event)
      expect(events).toEqual(['alarm.raised', 'alarm.acknowledged'])
    }
  })
})
