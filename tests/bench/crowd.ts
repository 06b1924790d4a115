import type { ClientsAnswer, ClientsJob, ClientsMessage } from './clients.ts'
import { answerOf, CLIENT_CORE, forkPinned, stop } from './pinned.ts'
import type { Report } from './tally.ts'

/** Clients of one server, all connected, in a process of their own. */
export type Crowd = {
  /**
   * Counts from now on. What `nextAll` answers, asked for before something is sent, settles once so many events and
   * readings more were heard, each client's counted.
   */
  readonly expect: (many: number) => Promise<{ readonly nextAll: () => Promise<void> }>
  /** What was heard since. */
  readonly report: () => Promise<Report>
  readonly leave: () => Promise<void>
}

/** Connects them. Errors: rejects when one of them is refused. */
export const createCrowd = async (job: ClientsJob): Promise<Crowd> => {
  const child = forkPinned(new URL('./clients.ts', import.meta.url), CLIENT_CORE)
  let onAll = (): void => undefined
  const ask = async (message: ClientsMessage): Promise<Exclude<ClientsAnswer, 'all'>> => {
    child.send(message)
    for (;;) {
      const answer = await answerOf<ClientsAnswer>(child)
      if (answer !== 'all') return answer
    }
  }
  const first = await ask(job)
  if (typeof first === 'object' && 'failed' in first) throw new Error(`clients of ${job.dialect}: ${first.failed}`)
  child.on('message', (answer: ClientsAnswer) => answer === 'all' && onAll())
  return {
    expect: async (many) => {
      await ask({ expect: many })
      const nextAll = (): Promise<void> => {
        const { promise, resolve } = Promise.withResolvers<void>()
        onAll = resolve
        return promise
      }
      return { nextAll }
    },
    report: async () => {
      const answer = await ask('report')
      if (typeof answer === 'string' || 'failed' in answer) throw new Error(`no report: ${JSON.stringify(answer)}`)
      return answer
    },
    leave: () => stop(child),
  }
}
