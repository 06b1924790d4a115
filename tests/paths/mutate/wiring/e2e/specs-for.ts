/** Which browser tests are about what a file does, the shortest first. */
const SPECS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/wall-/, ['wall.spec.ts', 'wall-sites.spec.ts']],
  [/palette|use-shortcuts|shell\/shell\.tsx/, ['keyboard.spec.ts', 'shell.spec.ts', 'routes.spec.ts']],
  [/notifications/, ['live.spec.ts', 'notice-place.spec.ts', 'shell.spec.ts']],
  [/sidebar|logo|entry-style|menu-entries/, ['shell.spec.ts', 'shell-phone.spec.ts', 'accessibility.spec.ts']],
  [/drawer/, ['shell-phone.spec.ts', 'late-parts.spec.ts']],
  [/header|connection|tab-icon/, ['frozen.spec.ts', 'live.spec.ts', 'shell.spec.ts']],
  [/alarm|kept-acts/, ['alarms.spec.ts', 'alarms-signs.spec.ts', 'alarms-managed.spec.ts']],
  [/projects|location/, ['projects.spec.ts', 'sign-in.spec.ts']],
  [/identity|actors\/auth|presence|activity/, ['sign-in.spec.ts', 'presence.spec.ts']],
  [/environment/, ['routes.spec.ts', 'shell.spec.ts', 'live.spec.ts']],
  [/storage|debrief|kept-entries/, ['debrief.spec.ts', 'sign-in.spec.ts']],
]
/** What everything begins with. */
const ANY = ['sign-in.spec.ts', 'shell.spec.ts', 'first-code.spec.ts']

/** The files of browser tests on which a fault is looked for, by the file that it is in. */
export const specsFor = (name: string): readonly string[] => SPECS.find(([pattern]) => pattern.test(name))?.[1] ?? ANY
