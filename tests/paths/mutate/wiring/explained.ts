import type { Named } from './doors.ts'

type Break = Pick<Named, 'name' | 'operator'>

/** Faults of the wiring that nobody at the page could notice, by their name, and why. */
const EXPLAINED: readonly { readonly of: RegExp; readonly because: string }[] = [
  {
    of: /alarm-acts\.ts effect not executed: (?:subscription|keeping)\.unsubscribe\(\)/,
    because: 'the chart that would hear is stopped with it, and a stopped chart answers nothing',
  },
  {
    of: /projects\.ts effect not executed: unsubscribe\(\)/,
    because: 'the chart that would hear of the page is stopped with it',
  },
  {
    of: /alarm-audio\.ts executed twice: gain\.gain\.linearRampToValueAtTime/,
    because: 'the same ramp to the same moment is one ramp',
  },
  {
    of: /projects\.ts effect not executed: projectSwitch\.stop\(\)/,
    because: 'the page sends it nothing any more',
  },
  {
    of: /wall-identity\.ts executed twice: wall\.on\('secret\.changed'/,
    because: 'the same secret is written twice',
  },
  {
    of: /wall-identity\.ts executed twice: wall\.on\('token\.granted'/,
    because: 'the same wall is signed in twice with one token',
  },
  { of: /wall-identity\.ts executed twice: tell\(\)/, because: 'what was told is not told again' },
  { of: /wall-identity\.ts cleanup dropped/, because: 'a wall runs as long as its page' },
  {
    of: /environment\.ts executed twice: window\.requestIdleCallback/,
    because: 'code comes two parts at a time, which nobody sees',
  },
  { of: /http\.ts executed twice: await globalThis\.scheduler\.yield/, because: 'a call begins one task later' },
  { of: /drawer\.tsx executed twice: nameLayer/, because: 'code that is there is not asked for again' },
  { of: /zod-without-eval\.ts executed twice/, because: 'the same setting is made twice' },
  {
    of: /shell\.tsx cleanup dropped: followBack/,
    because: 'one listener is heard once, and does nothing where no layer is open',
  },
  {
    of: /use-tab-icon\.ts effect not executed: isCurrent = false/,
    because: 'icons come in the order in which they were asked for, so that the last one stays',
  },
  { of: /use-tab-icon\.ts executed twice: .*'calm'/, because: 'the same icon is drawn twice' },
  {
    of: /shell\.tsx stale closure: \[firstSnapshot\]/,
    because: 'a page has one first picture, and what was fetched once is not fetched again',
  },
  {
    of: /alarm-views\.ts another item's id: one\[id\]/,
    because: 'acts that have not changed are drawn again, as they are',
  },
  {
    of: /alarm-acts\.ts effect not executed: last = context/,
    because: 'what has not changed is kept again, as it is',
  },
]

/** Why no path can notice a fault; null: no reason is known, so a sign or a test is missing. */
export const reasonOf = ({ name }: Break): string | null => EXPLAINED.find(({ of }) => of.test(name))?.because ?? null
