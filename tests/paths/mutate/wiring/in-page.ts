// Runs in the page, in builds with a door at each place of the wiring: says which one is broken, and notes those that
// are asked.
import { faultOfPage } from '../browser/fault-of-page.ts'
import { REACHED } from './reached.ts'

const fault = faultOfPage()
const broken = fault?.kind === 'wiring' ? fault.name : null
const reached = new Set<string>()
Reflect.set(window, REACHED, reached)

/** Whether the page was loaded with this fault. */
export const isBroken = (name: string): boolean => {
  reached.add(name)
  return name === broken
}

/** What a door gives: the text of it that ran. */
export const handed = <T>(value: T): T => value
