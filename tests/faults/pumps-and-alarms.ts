// Pumps of a stack that become known, and the alarms of their cuts.
import { type Alarm, alarmPage } from '@vigie/contracts/entities'
import { type Devices, flowMeter } from '../harness/devices.ts'
import { callGateway } from '../harness/gateway.ts'
import type { Person } from '../harness/people.ts'
import type { TestStack } from '../harness/test-stack.ts'
import { until } from '../harness/wait.ts'

/** The alarms that wait to be acknowledged, as a person reads them; none while that cannot be read. */
export const openAlarms = async (stack: TestStack, { token }: Person): Promise<readonly Alarm[]> => {
  const answer = await callGateway(stack, '/api/alarms?state=unacknowledged&limit=200', { token })
  return answer.status === 200 ? alarmPage.parse(answer.json()).alarms : []
}

/** Has pumps announce themselves; resolves once a person can read that they are there. */
export const bear = async (
  stack: TestStack,
  person: Person,
  devices: Devices,
  pumps: readonly string[],
): Promise<void> => {
  await Promise.all(pumps.map((pump) => devices.birth(pump, flowMeter(pump))))
  await until('the pumps are known', async () => {
    const { text } = await callGateway(stack, '/api/devices', { token: person.token })
    return pumps.every((pump) => text.includes(`"${pump}"`))
  })
}
