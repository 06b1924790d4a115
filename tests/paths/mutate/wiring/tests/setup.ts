// Runs before each file of unit tests: says which fault the wiring has, and afterwards which doors the file passed.
import { appendFileSync } from 'node:fs'
import { afterAll, expect, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    readonly fault: string | null
    readonly reachFile: string
  }
}

const reached = new Set<string>()
Reflect.set(globalThis, '__vigieReached', reached)
Reflect.set(globalThis, '__vigieFault', inject('fault'))

afterAll(() => {
  const { testPath } = expect.getState()
  if (inject('fault') === null)
    appendFileSync(inject('reachFile'), `${JSON.stringify({ file: testPath, names: [...reached] })}\n`)
})
