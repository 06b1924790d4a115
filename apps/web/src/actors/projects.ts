import { projectSwitchMachine } from '@vigie/machines/project-switch'
import { createActor, fromPromise } from 'xstate'
import { onPageRestored } from '@/adapters/environment'
import { leaveFor } from '@/adapters/location'
import { type Inspect, watched } from './inspect.ts'

type ProjectSwitchOptions = {
  /** Asks for a one-time token for the site at this link (R6.2). */
  readonly requestLoginToken: (website: string) => Promise<string>
  readonly inspect: Inspect
}

/** The chart of the jump to another project's site. */
export const createProjectSwitch = ({ requestLoginToken, inspect }: ProjectSwitchOptions) => {
  const machine = projectSwitchMachine.provide({
    actors: { requestLoginToken: fromPromise(({ input }) => requestLoginToken(input.website)) },
  })
  const projectSwitch = createActor(machine, { id: 'project-switch', ...watched(inspect) })
  projectSwitch.on('navigation.requested', ({ url }) => leaveFor(url))
  projectSwitch.start()
  const unsubscribe = onPageRestored(() => projectSwitch.send({ type: 'page.restored' }))
  return {
    projectSwitch,
    stop: () => {
      unsubscribe()
      projectSwitch.stop()
    },
  }
}
export type ProjectSwitchActor = ReturnType<typeof createProjectSwitch>['projectSwitch']
