/** By what a recorded request is known again, as its record has it: `<request>.<what it says>`. */
export type ActKey = string & { readonly isActKey: never }

/** @param request whose it is and its key @param said what it does and says; neither has a dot */
export const actKey = (request: string, said: string): ActKey => `${request}.${said}` as ActKey

/** The part that knows the request, whatever it says. */
export const requestOf = (key: ActKey): string => key.split('.', 1)[0] ?? key

/** Whether a record is of the very same request. One from before requests were told apart by what they say has one part. */
export const isSameAct = (recorded: string, key: ActKey): boolean => recorded === key || recorded === requestOf(key)
