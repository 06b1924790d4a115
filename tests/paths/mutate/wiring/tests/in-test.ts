// Runs in the unit tests of the interface, as in-page.ts does in a page.
const reached: unknown = Reflect.get(globalThis, '__vigieReached')

export const isBroken = (name: string): boolean => {
  if (reached instanceof Set) reached.add(name)
  return name === Reflect.get(globalThis, '__vigieFault')
}

export const handed = <T>(value: T): T => value
