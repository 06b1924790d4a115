import type { Named } from './doors.ts'

type Break = Pick<Named, 'name' | 'operator'>

/** Faults of the wiring that nobody at the page could notice, by their name, and why. */
const EXPLAINED: readonly { readonly of: RegExp; readonly because: string }[] = []

/** Why no path can notice a fault; null: no reason is known, so a sign or a test is missing. */
export const reasonOf = ({ name }: Break): string | null => EXPLAINED.find(({ of }) => of.test(name))?.because ?? null
