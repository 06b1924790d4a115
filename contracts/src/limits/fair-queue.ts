/** How much is done at a time, and how much may wait. */
export type QueueLimits = {
  /** jobs at a time, of all people */
  readonly atOnce: number
  /** jobs at a time, of one person */
  readonly perPerson: number
  /** jobs of one person that may wait; one more is refused */
  readonly waitingPerPerson: number
  /** jobs of all people that may wait; one more is refused */
  readonly waiting: number
}

/**
 * Jobs take turns by person, one of each in the order in which they came to wait: however many one person asks for, the
 * next of anybody else waits for no more of them than are under way.
 */
export type FairQueue = {
  /**
   * Does the job when its turn has come, and answers as it does; null: too many wait already.
   * @param isCommitted whether it goes on with something: then it waits, however many do
   */
  readonly run: <T>(person: string, job: () => Promise<T>, isCommitted?: boolean) => Promise<T> | null
  readonly running: () => number
  readonly waiting: () => number
}

type Person = { running: number; readonly jobs: (() => void)[] }

export const createFairQueue = (limits: QueueLimits): FairQueue => {
  /** everybody who has a job here; who comes first is whose turn is next */
  const people = new Map<string, Person>()
  let running = 0
  let waiting = 0

  const next = (): readonly [string, Person] | undefined => {
    for (const entry of people) {
      const [, { running: own, jobs }] = entry
      if (jobs.length > 0 && own < limits.perPerson) return entry
    }
    return undefined
  }
  const start = (): void => {
    while (running < limits.atOnce) {
      const found = next()
      if (found === undefined) return
      const [name, person] = found
      moveBack(name, person)
      person.running += 1
      running += 1
      waiting -= 1
      person.jobs.shift()?.()
    }
  }
  const end = (name: string, person: Person): void => {
    person.running -= 1
    running -= 1
    if (person.running === 0 && person.jobs.length === 0) people.delete(name)
    else moveBack(name, person)
    start()
  }
  /** Behind whoever came while it was served. */
  const moveBack = (name: string, person: Person): void => {
    people.delete(name)
    people.set(name, person)
  }

  return {
    run: <T>(name: string, job: () => Promise<T>, isCommitted = false): Promise<T> | null => {
      const person = people.get(name) ?? { running: 0, jobs: [] }
      const isFree = running < limits.atOnce && person.running < limits.perPerson && person.jobs.length === 0
      const isFull = person.jobs.length >= limits.waitingPerPerson || waiting >= limits.waiting
      if (!isFree && isFull && !isCommitted) return null
      people.set(name, person)
      const { promise, resolve, reject } = Promise.withResolvers<T>()
      person.jobs.push(() => {
        // a job that throws at once is one that failed
        Promise.resolve()
          .then(job)
          .then(resolve, reject)
          .finally(() => end(name, person))
      })
      waiting += 1
      start()
      return promise
    },
    running: () => running,
    waiting: () => waiting,
  }
}
