// Default logic of every declared actor: it says that the application did not provide the real one.
import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate'

/** A job with one outcome. Rejects with 'not wired: <name>' until the application provides it. */
export const promiseNotWired = <Output, Input = NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`not wired: ${name}`)))

/** A long-lived peer. Throws 'not wired: <name>' when it is started before the application provides it. */
export const callbackNotWired = <Command extends EventObject = EventObject, Input = NonReducibleUnknown>(
  name: string,
) =>
  fromCallback<Command, Input>(() => {
    throw new Error(`not wired: ${name}`)
  })
