import type { Named } from './doors.ts'

type Break = Pick<Named, 'name' | 'operator'>

/** Faults of the wiring that nobody at the page could notice, by their name, and why. */
const EXPLAINED: readonly { readonly of: RegExp; readonly because: string }[] = [
  {
    of: /alarm-(?:acts|notice)\.ts effect not executed: (?:subscription|keeping)\.unsubscribe\(\)/,
    because: 'the chart that would hear is stopped with it, and a stopped chart answers nothing',
  },
  {
    of: /projects\.ts effect not executed: unsubscribe\(\)/,
    because: 'the chart that would hear of the page is stopped with it',
  },
  {
    of: /alarm-audio\.ts executed twice: (?:await context\.resume|void arm|onGesture)/,
    because: 'a sound that is being let be heard is let be heard once more',
  },
  { of: /alarm-audio\.ts executed twice: tell\(\)/, because: 'what was told is not told again' },
  {
    of: /alarm-list\.ts stale closure: \[list, alarmActs\]/,
    because: 'acts change with the session, and the screen is drawn anew with it',
  },
  {
    of: /alarm-list\.ts effect not executed: subscription\.unsubscribe\(\)/,
    because: 'the list that would tell it is stopped with it, and a stopped chart tells nothing',
  },
  {
    of: /(?:kept-acts\.ts executed twice: settle|left-acts\.ts executed twice: kept\.settle)/,
    because: 'an entry is taken away, or written as it is, twice',
  },
  {
    of: /live-feed\.ts executed twice: receive\(/,
    because: 'the same listener is one listener',
  },
  {
    of: /presence\.ts executed twice: (?:presence\.(?:on\('warning\.given'|send\()|see\(\))/,
    because: 'the same moment is told to the chart twice',
  },
  {
    of: /(?:presence|environment)\.ts executed twice: (?:stopHearing|stopLooking|unlisten)\(\)/,
    because: 'who hears nothing any more is taken away once more',
  },
  {
    of: /projects\.ts effect not executed: projectSwitch\.stop\(\)/,
    because: 'the page sends it nothing any more',
  },
  {
    of: /wall-care\.ts executed twice: care\.send\(\{ type: 'reload\.wanted'/,
    because: 'a wall that is to load itself anew, or does, does not hear that it should',
  },
  {
    of: /wall-care\.ts executed twice: care\.send\(\{ type: 'reloads\.forgotten'/,
    because: 'what is forgotten is forgotten once more',
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
  {
    of: /http\.ts executed twice: await (?:ownTask|globalThis\.scheduler\.yield)/,
    because: 'a call begins one task later',
  },
  { of: /http\.ts executed twice: noteAnswer/, because: 'the same is noted beside the same rejection' },
  {
    of: /firebase-identity\.ts executed twice: await keepExpiration/,
    because: 'the same moment is kept twice',
  },
  {
    of: /firebase-session\.ts executed twice: connectAuthEmulator/,
    because: 'Firebase takes the same emulator again, and a site has none',
  },
  { of: /live-socket\/index\.ts executed twice: end\(/, because: 'a connection that has ended does not end again' },
  {
    of: /live-socket\/(?:index\.ts executed twice: renewal\.expiresAt|token-renewal\.ts executed twice: plan\()/,
    because: 'what is planned takes the place of what was',
  },
  { of: /wall-device\.ts executed twice: resolve\(/, because: 'a promise is kept once' },
  { of: /frame\.ts executed twice: port2\.postMessage/, because: 'a turn that has come does not come again' },
  {
    of: /notification-list\.tsx executed twice: isNewTo/,
    because: 'it is only asked whether something is new',
  },
  {
    of: /alarm-count\.tsx condition inverted: isCorner \(2\)/,
    because: 'the style around the mark sets its size',
  },
  { of: /palette-dialog\.tsx executed twice: choose\(theme\)/, because: 'the same theme is chosen twice' },
  {
    of: /project-list\.tsx executed twice: void projects\.refetch\(\)/,
    because: 'a list that is being read is not read beside it',
  },
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
  { of: /use-tab-icon\.ts executed twice/, because: 'the same icon is drawn twice' },
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
