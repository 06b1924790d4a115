import { journalBody, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { flowMeter } from './devices.ts'
import type { Person } from './people.ts'
import type { TestStack } from './test-stack.ts'
import { callUpstream } from './upstream.ts'
import { until } from './wait.ts'

/** Journal entries that one flip adds: one of the alarm, one of its notification. */
export const ENTRIES_PER_FLIP = 2

export type Flips = {
  /** switches the power `times` times, each time waiting until the entries are in the journal */
  readonly flip: (times?: number) => Promise<void>
  readonly isOn: () => boolean
}

/** A device whose power can be switched, so that alarms and notifications come of it. */
export const createFlips = async (stack: TestStack, person: Person, device = 'pompe-1'): Promise<Flips> => {
  const head = async () => {
    const query = { site: stack.site, since: 0, limit: 1 }
    const answer = await callUpstream(stack, UPSTREAM_PATHS.journal, { token: person.token, query }).catch(() => null)
    return answer?.status === 200 ? journalBody.parse(answer.json()).head : null
  }
  const devices = await stack.devices()
  await devices.birth(device, flowMeter('Pompe 1'))
  await until('the device is known', async () => {
    const query = { site: stack.site }
    const answer = await callUpstream(stack, UPSTREAM_PATHS.devices, { token: person.token, query })
    return answer.text.includes(device)
  })
  await devices.power(device, 'on')
  let isOn = true
  let expected = await untilKnown(head)
  return {
    isOn: () => isOn,
    flip: async (times = 1) => {
      for (let done = 0; done < times; done += 1) {
        isOn = !isOn
        expected += ENTRIES_PER_FLIP
        await devices.power(device, isOn ? 'on' : 'off')
        await until('the flip is in the journal', async () => ((await head()) ?? 0) >= expected)
      }
    },
  }
}

const untilKnown = async (head: () => Promise<number | null>): Promise<number> =>
  (await until('the journal', async () => [await head()])).at(0) ?? 0
